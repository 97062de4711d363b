import type { Page } from 'playwright/test';

/** Before the page loads: counts what moves without anybody having touched it, as Cumulative Layout Shift does. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput)) window.shifted += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const shiftedOn = (page: Page): Promise<number> => page.evaluate(() => window.shifted);

declare global {
  interface Window {
    /** The sum of the shifts so far. */
    shifted: number;
  }
}
