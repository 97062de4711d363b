import type { Page } from 'playwright/test';

/**
 * Stops the fake clock of a page until the path advances it. `page.clock.pauseAt` would have to guess how long its call
 * takes on a busy machine.
 */
export const stopClock = (page: Page): Promise<void> =>
  page.evaluate(() => window.__pwClock.controller.pauseAt(Date.now() + 50));

declare global {
  interface Window {
    /** Set by `page.clock.install()`. */
    __pwClock: { controller: { pauseAt: (time: number) => Promise<void> } };
  }
}
