import type { Page } from 'playwright/test';
import { heldCalls } from './held-calls.ts';

/** A module that is imported lazily, each import of which waits until the test says how it ends. */
export type HeldModule = {
  /** Leaves the imports that still wait to themselves: the page has given them up. */
  forget: () => Promise<void>;
  load: () => Promise<void>;
  /** Fails an import and its retry. */
  fail: () => Promise<void>;
};

/**
 * Holds the imports of a module: by its request until it is loaded. From then on a page imports it without a request;
 * so its namespace is thenable, and an import waits for it.
 */
export async function heldModule(
  page: Page,
  address: string,
  expectConsoleError: (pattern: RegExp) => void,
): Promise<HeldModule> {
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: thenable(route.request().url()) }),
  );
  const requests = await heldCalls(page, address, expectConsoleError);
  let isLoaded = false;
  const settle = async (how: 'resolve' | 'reject') => {
    await page.waitForFunction(() => window.__imports?.length);
    await page.evaluate((end) => window.__imports?.splice(0).forEach((each) => each[end]()), how);
  };
  return {
    forget: () => page.evaluate(() => void window.__imports?.splice(0)),
    async load() {
      if (!isLoaded) await requests.passAll();
      isLoaded = true;
      await settle('resolve');
    },
    async fail() {
      const failOnce = () => (isLoaded ? settle('reject') : requests.cut());
      await failOnce();
      await failOnce();
    },
  };
}

const thenable = (url: string): string => `
import * as real from '${url}?original';
const namespace = { ...real };
window.__imports = [];
export const then = (resolve, reject) => window.__imports.push({ resolve: () => resolve(namespace), reject: () => reject(new TypeError('Failed to fetch')) });`;

declare global {
  interface Window {
    /** Put there by the module. */
    __imports?: { resolve: () => void; reject: () => void }[];
  }
}
