import { useSyncExternalStore } from 'react';
import { scrollLimits } from '#contract/frame-limits.ts';

let isScrolled = false;

/** Where the page stands is read after a paint only: while it is being made it would have to be laid out for the answer. */
function subscribe(onChange: () => void) {
  const read = () => {
    const isNow = window.scrollY > scrollLimits.scrolledAfter;
    if (isNow === isScrolled) return;
    isScrolled = isNow;
    onChange();
  };
  const first = requestAnimationFrame(() => setTimeout(read));
  window.addEventListener('scroll', read, { passive: true });
  return () => {
    cancelAnimationFrame(first);
    window.removeEventListener('scroll', read);
  };
}

/** Whether the page counts as scrolled (spec 000 §2). */
export const useScrolled = () =>
  useSyncExternalStore(
    subscribe,
    () => isScrolled,
    () => false,
  );
