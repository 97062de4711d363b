import type { QueryClient } from '@tanstack/react-query';
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { partsId } from '#contract/http/rendered-page.ts';
import { isGuestPath } from '#contract/site/site-paths.ts';
import { loadCalls } from '#src/api/client.ts';
import { hydrateFromPage } from '#src/api/read.ts';
import { rest } from '#src/lib/yield-to-main.ts';
import { readStored } from '#src/api/stored.ts';
import { isRecordingAsked } from '#src/shared/flow/recording.ts';
import { waitingPart } from '#src/shared/lazy/deferred-events.ts';
import { fetchLaterParts, fetchParts } from '#src/shared/lazy/lazy-component.tsx';
import { whenIdle } from '#src/lib/when-idle.ts';
import { whenSettled } from '#src/lib/when-settled.ts';
import { App } from '../App.tsx';
import type { Early } from './event-replay.ts';
import { followOtherTabs } from '../session/sync-tabs.ts';
import { createRoot, hydrateRoot } from './react-dom-client.ts';
import { partsOf } from '../routes.tsx';
import { createServices } from './services.ts';

// The Content-Security-Policy forbids `eval`, which zod would try to use.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/**
 * Renders the site into `root`. A server-rendered page is hydrated once its lazy chunks are loaded, then the input captured before hydration
 * is replayed; deferred parts hydrate afterwards.
 */
export async function begin(root: HTMLElement, early?: Early): Promise<void> {
  if (isRecordingAsked()) (await import('#src/features/recorder/start.tsx')).startRecording();
  const tolerating = () => import('./translated-text.ts').then(({ tolerateTranslation }) => tolerateTranslation(), () => undefined);
  // A translation mostly comes at the user's request, after the first paint: its code is no part of the initial load.
  const isTranslated = root.querySelector('#root font') !== null;
  if (isTranslated) await tolerating();
  else whenIdle(() => void tolerating());
  const services = createServices();
  hydrateFromPage(services.queryClient);
  followOtherTabs(services.session);
  // Ahead of the first call and of what first happens to the session; what fails here is tried again then.
  whenIdle(() => [loadCalls(), services.session.begin()].forEach((coming) => coming.catch(() => undefined)));

  const app = (
    <StrictMode>
      <BrowserRouter>
        <App {...services} />
      </BrowserRouter>
    </StrictMode>
  );
  await rest();
  const { pathname } = window.location;
  const starting = fetchParts(partsOf(pathname));
  // A member is redirected from the pages of guests, so they are not hydrated. A CDN may return one page for every query string: then it is rendered again.
  const { written } = root.dataset;
  if (!early || (written && written !== (window.location.search || '?')) || (isGuestPath(pathname) && readStored('token') !== null)) {
    delete root.dataset['written'];
    createRoot(root).render(app);
    goOnAhead(services.queryClient);
    return;
  }
  const parts = root.querySelector(`[${waitingPart}]`) && import('./replay-islands.ts');
  await starting;
  await fetchParts(renderedParts());
  (await parts)?.keepForParts(root, early);
  early.hear();
  const listen = () => {
    delete root.dataset['written'];
    early.takeOver(root);
    void parts?.then(({ tellWantedParts }) => tellWantedParts(early));
    goOnAhead(services.queryClient);
  };
  const whole = <Once then={listen}>{app}</Once>;
  if (!isTranslated) return startTransition(() => void hydrateRoot(root, whole));
  // The translator has changed the nodes, so hydration would fail: render everything again instead.
  await fetchLaterParts().catch(() => undefined);
  createRoot(root).render(whole);
}

/** Starts what can wait until the page is interactive; a failure only means that the next pages load later. */
function goOnAhead(queryClient: QueryClient): void {
  whenSettled(layOutWhole);
  whenIdle(() => void import('../prefetch/prefetch-page.ts').then(({ fetchAhead }) => fetchAhead(queryClient), () => undefined));
}

/** Lifts `content-visibility`, so that a screenshot of the whole page shows every block. Not on a page that was scrolled: the text in sight would move as the blocks above it take their true height. */
function layOutWhole(): void {
  if (window.scrollY === 0) document.documentElement.dataset['settled'] = '';
}

/** Calls `then` once the children have mounted and run their effects, client-only values included. */
function Once({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(() => {
    const timer = setTimeout(then);
    return () => clearTimeout(timer);
  }, [then]);
  return children;
}

function renderedParts(): readonly string[] {
  const written = document.getElementById(partsId)?.textContent;
  return written ? JSON.parse(written) : [];
}
