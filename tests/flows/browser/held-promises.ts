import type { Page } from 'playwright/test';

/**
 * Calls to browser functions that stay pending until the test settles them. Only the last one is settled: an earlier
 * pending one was abandoned.
 */
export type HeldPromises = { resolve: () => Promise<void>; reject: (name: string) => Promise<void> };

/**
 * Replaces functions of the browser, each named by its path such as `share` or `clipboard.writeText`, by held ones
 * before the page loads.
 */
export async function heldPromises(page: Page, ...places: readonly string[]): Promise<HeldPromises> {
  await page.addInitScript(holdIn, places);
  return {
    resolve: () => page.evaluate(() => window.__held?.pop()?.resolve()),
    reject: (name) =>
      page.evaluate((reason) => window.__held?.pop()?.reject(new DOMException('As the test says', reason)), name),
  };
}

/** Runs in the page. */
function holdIn(places: readonly string[]): void {
  const held: NonNullable<typeof window.__held> = [];
  window.__held = held;
  const wait = () => new Promise<void>((resolve, reject) => held.push({ resolve, reject }));
  for (const slot of places) {
    const [name = '', method] = slot.split('.');
    Object.defineProperty(navigator, name, { value: method === undefined ? wait : { [method]: wait } });
  }
}

declare global {
  interface Window {
    /** Set by a test. */
    __held?: { resolve: () => void; reject: (reason: DOMException) => void }[];
  }
}
