/** Scrolls to a height in a given time, or at once for who wants no motion; a hand on the wheel or the screen ends it. */
export function scrollToHeight(top: number, duration: number): Promise<void> {
  const from = window.scrollY;
  if (duration === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, top);
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const hands = new AbortController();
    for (const type of ['wheel', 'touchstart', 'keydown']) window.addEventListener(type, () => hands.abort(), { once: true, passive: true, signal: hands.signal });
    const started = performance.now();
    const step = (now: number) => {
      const part = Math.min(Math.max((now - started) / duration, 0), 1);
      if (!hands.signal.aborted) window.scrollTo(0, from + (top - from) * eased(part));
      if (part < 1 && !hands.signal.aborted) requestAnimationFrame(step);
      else {
        hands.abort();
        resolve();
      }
    };
    requestAnimationFrame(step);
  });
}

const eased = (part: number) => 1 - (1 - part) ** 3;

/** Where an element begins, from the top of the page. */
export const topOf = (element: Element): number => element.getBoundingClientRect().top + window.scrollY;
