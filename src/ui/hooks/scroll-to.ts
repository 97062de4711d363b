/**
 * Scrolls to `offset` from the start of an element, in a given time, or at once with reduced motion; the user's own scrolling ends it. Recomputes
 * the target in each frame: content above may be laid out only when it comes near (`content-visibility.ts`).
 */
export function scrollToElement(element: Element, offset: number, duration: number): Promise<void> {
  const from = window.scrollY;
  const isStill = duration === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
  const aim = (part: number) => window.scrollTo(0, from + (topOf(element) + offset - from) * eased(part));
  if (isStill) aim(1);
  return new Promise((resolve) => {
    const hands = new AbortController();
    for (const type of ['wheel', 'touchstart', 'keydown']) window.addEventListener(type, () => hands.abort(), { once: true, passive: true, signal: hands.signal });
    const started = performance.now();
    const step = (now: number) => {
      const part = isStill ? 1 : Math.min(Math.max((now - started) / duration, 0), 1);
      if (!hands.signal.aborted) aim(part);
      if (part < 1 && !hands.signal.aborted) requestAnimationFrame(step);
      else {
        hands.abort();
        resolve();
      }
    };
    requestAnimationFrame(isStill ? () => requestAnimationFrame(step) : step);
  });
}

const eased = (part: number) => 1 - (1 - part) ** 3;

const topOf = (element: Element): number => element.getBoundingClientRect().top + window.scrollY;
