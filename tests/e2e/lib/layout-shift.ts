import type { Page } from 'playwright/test';

/**
 * Counts layout shifts without recent input, as Cumulative Layout Shift does, and records their elements. Call before
 * the page loads.
 */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.shifted = 0;
    window.moved = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || ('hadRecentInput' in entry && entry.hadRecentInput)) continue;
        window.shifted += Number(entry.value);
        for (const { node, previousRect, currentRect } of 'sources' in entry && Array.isArray(entry.sources)
          ? entry.sources
          : []) {
          const text = (node?.textContent ?? '').trim().slice(0, 30);
          window.moved.push(
            `${node?.nodeName} ‘${text}’ from ${previousRect.y} (${previousRect.height} high) to ${currentRect.y} (${currentRect.height}) after ${Math.round(entry.startTime)} ms`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const shiftedOn = (page: Page): Promise<number> => page.evaluate(() => window.shifted);

/** The layout shifts, one per line. */
export const movedOn = (page: Page): Promise<string> => page.evaluate(() => window.moved.join('\n'));

declare global {
  interface Window {
    /** The sum of the shifts so far. */
    shifted: number;
    moved: string[];
  }
}
