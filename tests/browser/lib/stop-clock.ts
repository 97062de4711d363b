import type { Page } from 'playwright/test';

/** From here on time stands still, on a page whose clock is installed, until the path lets it go on. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}
