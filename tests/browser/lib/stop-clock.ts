import type { Page } from 'playwright/test';

/** Stops the fake clock of a page until the path advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}
