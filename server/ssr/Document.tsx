/** @jsxRuntime automatic */
import { dehydratedQueriesId } from '#contract/http/dehydrated-queries.ts';
import { pageFilesName, chunksId, renderedDayName, type RenderedPage } from '#contract/http/rendered-page.ts';
import { JsonScript } from './JsonScript.tsx';
import { Metadata, type MetadataProps } from './Metadata.tsx';
import { NoScript, type Rendering } from './NoScript.tsx';
import { PicturePreload } from './PicturePreload.tsx';
import type { Template } from './template.ts';

export type DocumentProps = {
  template: Template;
  path: string;
  metadata: MetadataProps;
  /** Structured data, as schema.org describes it. */
  structured: readonly object[];
  page: RenderedPage;
  /** The style sheet of this page alone, which includes that of every page. */
  styleSheet: string | undefined;
  /** The query string that the page was rendered for, where it depends on one. */
  renderedSearch: string;
  rendering: Rendering;
  phone: string | undefined;
  dehydratedQueries: string;
  isSandbox: boolean;
};

/** The HTML document of a page. React moves metadata and preloads ahead of scripts and style sheets, which keep their order. */
export function Document({ template, path, metadata, structured, page, styleSheet, renderedSearch, rendering, phone, dehydratedQueries, isSandbox }: DocumentProps) {
  const files = template.filesOf(page.parts);
  return (
    // The external services are the sandbox: the browser then shows what is for trying out the site.
    <html data-sandbox={isSandbox ? '' : undefined} lang="ko">
      <head>
        <PicturePreload visual={metadata.visual} />
        <Metadata {...metadata} />
        {styleSheet === undefined ? (
          template.styleSheet
        ) : (
          <>
            {/* Hides what this browser has dismissed, in a page that is the same for all. */}
            <script src="/assets/before-paint.3.js" />
            <link rel="stylesheet" href={styleSheet} />
          </>
        )}
        {template.elements}
        {page.html && <meta name={renderedDayName} content={page.day} />}
        {files.length > 0 && <meta name={pageFilesName} content={files.join(' ')} />}
        {structured
          .map((each) => JSON.stringify({ '@context': 'https://schema.org', ...each }))
          .map((json) => (
            <JsonScript key={json} type="application/ld+json" json={json} />
          ))}
      </head>
      <body>
        {/* `data-written` until the page is hydrated; on another query string the browser renders it instead. */}
        <div id="root" data-written={page.html ? renderedSearch : undefined} dangerouslySetInnerHTML={{ __html: page.html }} />
        <NoScript path={path} rendering={rendering} phone={phone} />
        <JsonScript type="application/json" id={dehydratedQueriesId} json={dehydratedQueries} />
        <JsonScript type="application/json" id={chunksId} json={JSON.stringify(page.parts)} />
      </body>
    </html>
  );
}
