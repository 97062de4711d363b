import type { BrowserContext, Page } from 'playwright/test';

/** Holds the responses of a URL until the returned function releases them. */
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
