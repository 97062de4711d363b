import { useSyncExternalStore } from 'react';
import { scrollLimits } from '#contract/frame-limits.ts';

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** Whether the page counts as scrolled (spec 000 §2). */
export const useScrolled = () =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > scrollLimits.scrolledAfter,
    () => false,
  );
