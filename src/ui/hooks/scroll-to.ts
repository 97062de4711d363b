/**
 * Scrolls to `offset` pixels from the top of an element within `durationMs`, or at once with reduced motion; stops if
 * the user scrolls. Recomputes the target in each frame, as content above may be laid out only when it comes near the
 * viewport (`content-visibility.ts`).
 */
export function scrollToElement(element: Element, offset: number, durationMs: number): Promise<void> {
  const from = window.scrollY;
  const isStill = durationMs === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
  const scrollToProgress = (progress: number) =>
    window.scrollTo(0, from + (topOf(element) + offset - from) * easeOut(progress));
  if (isStill) scrollToProgress(1);
  return new Promise((resolve) => {
    const interruption = new AbortController();
    for (const type of ['wheel', 'touchstart', 'keydown'])
      window.addEventListener(type, () => interruption.abort(), {
        once: true,
        passive: true,
        signal: interruption.signal,
      });
    const startedAt = performance.now();
    const step = (now: number) => {
      const progress = isStill ? 1 : Math.min(Math.max((now - startedAt) / durationMs, 0), 1);
      if (!interruption.signal.aborted) scrollToProgress(progress);
      if (progress < 1 && !interruption.signal.aborted) requestAnimationFrame(step);
      else {
        interruption.abort();
        resolve();
      }
    };
    requestAnimationFrame(isStill ? () => requestAnimationFrame(step) : step);
  });
}

const easeOut = (progress: number) => 1 - (1 - progress) ** 3;

const topOf = (element: Element): number => element.getBoundingClientRect().top + window.scrollY;
