import type { BrowserContext, Page } from 'playwright/test';

/** Holds the answers of an address back until the returned function lets them go. */
export async function hold(page: Page | BrowserContext, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
