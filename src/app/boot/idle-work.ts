import { loadCalls } from '#src/api/client.ts';
import { whenSettled } from '#src/lib/when-settled.ts';
import { startPrefetching } from '../prefetch/start-prefetching.ts';
import type { Services } from './services.ts';

/** Loads the API client and the session ahead of the first call, and starts prefetching. What fails to load is loaded again when it is needed. */
export function startIdleWork({ queryClient, session }: Services): void {
  whenSettled(layOutWholePage);
  for (const loading of [loadCalls(), session.start()]) loading.catch(() => undefined);
  startPrefetching(queryClient);
}

/** Lifts `content-visibility`, so that a screenshot of the whole page shows every block. Not on a page that was scrolled: the visible text would move as the blocks above it get their actual height. */
function layOutWholePage(): void {
  if (window.scrollY === 0) document.documentElement.dataset['settled'] = '';
}
