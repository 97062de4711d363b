import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { JSDOM } from 'jsdom';
import { StaticRouter } from 'react-router-dom';
import { dayInKorea } from '#contract/shared/day.ts';
import { isMemberPath, paths } from '#contract/site/site-paths.ts';
import type { RenderedPage, RenderPage } from '#contract/http/rendered-page.ts';
import { hydrateQueries } from '#src/api/read.ts';
import { DeferredHomeStyles } from '#src/features/home/DeferredHomeStyles.tsx';
import { recordRenderedChunks } from '#src/shared/lazy/lazy-component.tsx';
import { setParserWindow } from '#src/shared/served-html/parser-window.ts';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { resetStyles } from '#src/ui/foundation/reset-styles.ts';
import { getCssText } from '#src/ui/foundation/theme.ts';
import { App } from '../App.tsx';
import { DeferredFrameStyles } from '../layout/DeferredFrameStyles.tsx';
import { withAllGroups } from './ssr-styles.ts';
import { createServices } from './services.ts';

setParserWindow(new JSDOM('', { url: 'http://localhost' }).window);

/** Pages are rendered one after the other, as they share a style sheet, which is reset for each. */
let previous: Promise<unknown> = Promise.resolve();

export const renderPage: RenderPage = (path, dehydratedQueries) => {
  const [page = ''] = path.split('?', 1);
  if (isMemberPath(page)) return Promise.resolve(null);
  const rendered = previous.then(() => renderStable(path, dehydratedQueries));
  previous = rendered.catch(() => undefined);
  return rendered;
};

/** Names of the chunks that are loaded. */
const loadedChunks = new Set<string>();

/**
 * Style rules are in the order of their first use, which differs if a chunk had to be loaded meanwhile. Such a page is
 * rendered again, so that it is the same each time.
 */
async function renderStable(path: string, dehydratedQueries: string): Promise<RenderedPage> {
  const page = await render(path, dehydratedQueries);
  const wereLoaded = page.parts.every((name) => loadedChunks.has(name));
  page.parts.forEach((name) => loadedChunks.add(name));
  return wereLoaded ? page : renderStable(path, dehydratedQueries);
}

/**
 * A style rule added by script makes the browser recalculate the style and layout of the whole page, so the styles of
 * deferred components are sent with the page's own.
 */
function renderDeferredStyles(path: string): void {
  renderToString(
    <UIProvider navigate={() => undefined}>
      <DeferredFrameStyles />
      {path === paths.home && <DeferredHomeStyles />}
    </UIProvider>,
  );
}

async function render(path: string, dehydratedQueries: string): Promise<RenderedPage> {
  resetStyles();
  const day = dayInKorea(new Date());
  const chunks = recordRenderedChunks();
  const services = createServices();
  hydrateQueries(services.queryClient, JSON.parse(dehydratedQueries));
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App {...services} />
      </StaticRouter>
    </StrictMode>,
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  );
  const html = await new Response(prelude).text();
  renderDeferredStyles(path);
  if (errors.length > 0) throw errors[0];
  services.queryClient.clear();
  return { html, css: withAllGroups(getCssText()), parts: [...chunks], day };
}
