import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { earlyMenuId, queryNamesName } from '#contract/http/rendered-page.ts';
import { pickParameters } from '#contract/site/query-parameters.ts';
import { isGuestPath } from '#contract/site/site-paths.ts';
import { hydrateFromPage } from '#src/api/read.ts';
import { readStored } from '#src/api/stored.ts';
import { yieldToMain } from '#src/lib/yield-to-main.ts';
import { isInspectionRequested } from '#src/shared/flow/inspection-request.ts';
import { preloadChunks } from '#src/shared/lazy/lazy-component.tsx';
import { App } from '../App.tsx';
import { routeChunks } from '../routes.tsx';
import { syncTabs } from '../session/sync-tabs.ts';
import type { EventReplay } from './event-replay.ts';
import { createRoot, hydrateRoot } from './react-dom-client.ts';
import { replayHover } from './replay-hover.ts';
import { replaceEarlyMenu } from './replace-early-menu.ts';
import { startIdleWork } from './idle-work.ts';
import { createServices } from './services.ts';
import { tolerateTranslation } from './translated-text.ts';

/**
 * Renders the site into `root`. A server-rendered page is hydrated once its chunk is loaded, then the input captured
 * before hydration is replayed.
 */
export async function hydrate(root: HTMLElement, eventReplay?: EventReplay): Promise<void> {
  const isInspected = isInspectionRequested();
  if (isInspected) (await import('#src/shared/flow/inspection.ts')).startInspection();
  // From the beginning: a browser may translate at any moment, and texts that are replaced unnoticed would stay
  // unchanged.
  tolerateTranslation();
  const services = createServices();
  hydrateFromPage(services.queryClient);
  syncTabs(services.session);

  const app = (
    <StrictMode>
      <BrowserRouter>
        <App {...services} />
      </BrowserRouter>
    </StrictMode>
  );
  await yieldToMain();
  const { pathname, search } = window.location;
  const preloading = preloadChunks(routeChunks(pathname));
  // A member is redirected from the pages of guests, so they are not hydrated. A CDN may return one page for every
  // query string: then it is rendered again. An inspection begins at the start of each machine, with values that only
  // the browser has.
  if (
    !eventReplay ||
    isInspected ||
    root.dataset['ssr'] !== pickParameters(search, queryNames()) ||
    (isGuestPath(pathname) && readStored('token') !== null)
  ) {
    delete root.dataset['ssr'];
    eventReplay?.discard();
    document.getElementById(earlyMenuId)?.remove();
    createRoot(root).render(app);
    startIdleWork(services);
    return;
  }
  await preloading;
  eventReplay.stopCapturing();
  const onHydrated = () => {
    delete root.dataset['ssr'];
    replayHover(root);
    eventReplay.replay();
    replaceEarlyMenu();
    startIdleWork(services);
  };
  const page = <AfterEffects run={onHydrated}>{app}</AfterEffects>;
  if (!root.querySelector(':is(font)')) return startTransition(() => void hydrateRoot(root, page));
  // The translator has changed the nodes, so hydration would fail: render everything again instead.
  createRoot(root).render(page);
}

/** Calls `run` once the children have mounted and run their effects, client-only values included. */
function AfterEffects({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(() => {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }, [run]);
  return children;
}

/** The parameters on which the content depends; all others are for the statistics of those who linked here. */
const queryNames = (): readonly string[] =>
  document.querySelector<HTMLMetaElement>(`meta[name="${queryNamesName}"]`)?.content.split(' ') ?? [];
