/** @jsxRuntime automatic */
import { dehydratedQueriesId } from '#contract/http/dehydrated-queries.ts';
import { headerEndId, queryNamesName, renderedDayName, type RenderedPage } from '#contract/http/rendered-page.ts';
import { EarlyMenu } from './EarlyMenu.tsx';
import { JsonScript } from './JsonScript.tsx';
import { Metadata, type MetadataProps } from './Metadata.tsx';
import { NoScript, type Rendering } from './NoScript.tsx';
import { PicturePreload } from './PicturePreload.tsx';
import type { Template } from './template.ts';

export type DocumentProps = {
  template: Template;
  metadata: MetadataProps;
  /** Structured data in the vocabulary of schema.org. */
  structured: readonly object[];
  page: RenderedPage;
  /** Query string for which the page was rendered: '' for none. */
  renderedSearch: string;
  /** Parameters on which its content depends. */
  queryNames: readonly string[];
  rendering: Rendering;
  phone: string | undefined;
  dehydratedQueries: string;
  isSandbox: boolean;
};

/**
 * Renders the HTML document of a page. React moves metadata and preloads before scripts and stylesheets, whose order
 * does not change.
 */
export function Document({
  template,
  metadata,
  structured,
  page,
  renderedSearch,
  queryNames,
  rendering,
  phone,
  dehydratedQueries,
  isSandbox,
}: DocumentProps) {
  const files = template.filesOf(page.parts);
  return (
    // With the sandbox on, the browser also shows the tools for trying out the site.
    <html data-sandbox={isSandbox ? '' : undefined} lang="ko">
      <head>
        {page.html.includes(`id="${headerEndId}"`) && <link rel="expect" href={`#${headerEndId}`} blocking="render" />}
        <PicturePreload visual={metadata.visual} />
        <Metadata {...metadata} />
        {/* The page is cached for all visitors, so this script hides the popups that this browser has dismissed. */}
        {page.html && <script src="/assets/before-paint.3.js" />}
        {/* Not `modulepreload`: a module that it failed to load cannot be imported any more (whatwg/html#6768). */}
        {files.map((href) => (
          <link key={href} rel="preload" as="script" crossOrigin="" fetchPriority="low" href={href} />
        ))}
        {template.elements}
        {page.html && <meta name={renderedDayName} content={page.day} />}
        {page.html && queryNames.length > 0 && <meta name={queryNamesName} content={queryNames.join(' ')} />}
        {structured
          .map((each) => JSON.stringify({ '@context': 'https://schema.org', ...each }))
          .map((json) => (
            <JsonScript key={json} type="application/ld+json" json={json} />
          ))}
      </head>
      <body>
        <NoScript rendering={rendering} phone={phone} />
        {/* `data-ssr` is present until hydration; if the query string differs, the browser renders from scratch. */}
        <div
          id="root"
          data-ssr={page.html ? renderedSearch : undefined}
          dangerouslySetInnerHTML={{ __html: page.html }}
        />
        <JsonScript type="application/json" id={dehydratedQueriesId} json={dehydratedQueries} />
        {page.html && <EarlyMenu />}
      </body>
    </html>
  );
}
