import { useSyncExternalStore } from 'react';
import { scrollLimits } from '#contract/site/frame-limits.ts';

let isScrolled: boolean | null = null;

/**
 * Reads the scroll position in a task of its own, after the paint: reading it earlier forces a layout, and scrolling
 * stutters on slow phones.
 */
function subscribe(onChange: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    timer = undefined;
    const isScrolledNow = window.scrollY > scrollLimits.scrolledAfterPx;
    if (isScrolledNow === isScrolled) return;
    isScrolled = isScrolledNow;
    onChange();
  };
  const onScroll = () => (timer ??= setTimeout(read));
  const frame = requestAnimationFrame(onScroll);
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
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
