import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { JSDOM } from 'jsdom';
import { StaticRouter } from 'react-router-dom';
import { dayInKorea } from '#contract/shared/day.ts';
import { isMemberPath } from '#contract/site/site-paths.ts';
import type { RenderPage } from '#contract/http/rendered-page.ts';
import { hydrateQueries } from '#src/api/read.ts';
import { RenderedChunks } from '#src/shared/lazy/lazy-component.tsx';
import { setParserWindow } from '#src/shared/served-html/parser-window.ts';
import { App } from '../App.tsx';
import { createServices } from './services.ts';

setParserWindow(new JSDOM('', { url: 'http://localhost' }).window);

export const renderPage: RenderPage = async (path, dehydratedQueries) => {
  const [page = ''] = path.split('?', 1);
  if (isMemberPath(page)) return null;
  const day = dayInKorea(new Date());
  const chunks = new Set<string>();
  const services = createServices();
  hydrateQueries(services.queryClient, JSON.parse(dehydratedQueries));
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <RenderedChunks value={chunks}>
        <StaticRouter location={path}>
          <App {...services} />
        </StaticRouter>
      </RenderedChunks>
    </StrictMode>,
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  services.queryClient.clear();
  return { html, parts: [...chunks], day };
};
