import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { JSDOM } from 'jsdom';
import { StaticRouter } from 'react-router-dom';
import { dayInKorea } from '#contract/shared/day.ts';
import { isMemberPath, isReturnPath, paths } from '#contract/site/site-paths.ts';
import type { RenderedPage, RenderPage } from '#contract/http/rendered-page.ts';
import { hydrateQueries } from '#src/api/read.ts';
import { DeferredHomeStyles } from '#src/features/home/DeferredHomeStyles.tsx';
import { isNeededToHydrate, recordRenderedChunks } from '#src/shared/lazy/lazy-component.tsx';
import { bringWindow } from '#src/shared/served-html/reading-window.ts';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { resetStyles } from '#src/ui/foundation/reset-styles.ts';
import { getCssText } from '#src/ui/foundation/theme.ts';
import { App } from '../App.tsx';
import { DeferredFrameStyles } from '../layout/DeferredFrameStyles.tsx';
import { withAllGroups } from './ssr-styles.ts';
import { createServices } from './services.ts';

bringWindow(new JSDOM('', { url: 'http://localhost' }).window);

/** One after the other: the styles are those of what was rendered since they were reset. */
let last: Promise<unknown> = Promise.resolve();

export const renderPage: RenderPage = (path, dehydratedQueries) => {
  const [page = ''] = path.split('?', 1);
  if (isMemberPath(page) || isReturnPath(page)) return Promise.resolve(null);
  const rendered = last.then(() => renderAlike(path, dehydratedQueries));
  last = rendered.catch(() => undefined);
  return rendered;
};

/** The chunks that are loaded. */
const here = new Set<string>();

/** Rules stand in the order in which styles were first used, which is another where code was waited for: so what had to wait is rendered once more, and a page is the same each time. */
async function renderAlike(path: string, dehydratedQueries: string): Promise<RenderedPage> {
  const page = await render(path, dehydratedQueries);
  const isWhole = page.parts.every((part) => here.has(part));
  page.parts.forEach((part) => here.add(part));
  return isWhole ? { ...page, parts: page.parts.filter(isNeededToHydrate) } : renderAlike(path, dehydratedQueries);
}

/**
 * A style rule added by script makes the browser recalculate the style and layout of the whole page, so the styles of deferred components are sent
 * with the page's own.
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
  const parts = recordRenderedChunks();
  const services = createServices();
  hydrateQueries(services.queryClient, JSON.parse(dehydratedQueries));
  const defects: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App {...services} />
      </StaticRouter>
    </StrictMode>,
    { progressiveChunkSize: Infinity, onError: (error) => void defects.push(error) },
  );
  const html = await new Response(prelude).text();
  renderDeferredStyles(path);
  if (defects.length > 0) throw defects[0];
  services.queryClient.clear();
  return { html, css: withAllGroups(getCssText()), parts: [...parts], day };
}
