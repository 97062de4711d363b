import { whenSettled } from '#src/lib/when-settled.ts';
import { startPrefetching } from '../prefetch/start-prefetching.ts';
import type { Services } from './services.ts';

/** Starts what can wait until the page is interactive. */
export function startIdleWork({ queryClient }: Services): void {
  whenSettled(() => {
    layOutWholePage();
    startPrefetching(queryClient);
  });
}

/**
 * Lifts `content-visibility`, so that a screenshot of the whole page shows every block. Not on a page that was
 * scrolled: the visible text would move as the blocks above it get their actual height.
 */
function layOutWholePage(): void {
  if (window.scrollY === 0) document.documentElement.dataset['settled'] = '';
}
