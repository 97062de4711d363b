import { useSyncExternalStore } from 'react';
import { scrollLimits } from '#contract/site/frame-limits.ts';

let isScrolled: boolean | null = null;

/** Where the page stands is read after a paint only: while it is being made it would have to be laid out for the answer, and a slow phone would scroll in jerks. */
function subscribe(onChange: () => void) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    waiting = undefined;
    const isNow = window.scrollY > scrollLimits.scrolledAfterPx;
    if (isNow === isScrolled) return;
    isScrolled = isNow;
    onChange();
  };
  const onScroll = () => (waiting ??= setTimeout(read));
  const first = requestAnimationFrame(onScroll);
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    cancelAnimationFrame(first);
    clearTimeout(waiting);
    window.removeEventListener('scroll', onScroll);
  };
}

/** Whether the page counts as scrolled (spec 000 §2); null until that has been read. */
export const useScrolled = () =>
  useSyncExternalStore(
    subscribe,
    () => isScrolled,
    () => null,
  );
