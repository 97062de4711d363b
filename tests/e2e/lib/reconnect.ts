import type { Page } from 'playwright/test';

/** The interval at which the site retries the load of a chunk. */
const retryDelayMs = 5_000;

/** Removes a route that fails the requests of a URL, and advances the page's fake clock to the next retry. */
export async function reconnect(page: Page, address: string): Promise<void> {
  await page.unroute(address);
  await page.clock.fastForward(retryDelayMs);
}
