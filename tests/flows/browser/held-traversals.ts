import type { Page } from 'playwright/test';

/** Traversals of the session history that the page requests, each held until it is released. */
export type HeldTraversals = {
  /** Lets the page's next traversal happen; resolves to false if there is none. */
  release: () => Promise<boolean>;
  /** Goes back or forward as the user does. */
  go: (by: number) => Promise<void>;
};

/** Holds the traversals of a page from its next load on. */
export async function heldTraversals(page: Page): Promise<HeldTraversals> {
  await page.addInitScript(holdTraversals);
  return {
    release: () =>
      page.evaluate(() => {
        const traverse = window.__traversals?.held.shift();
        if (traverse) setTimeout(traverse);
        return traverse !== undefined;
      }),
    go: (by) => page.evaluate((delta) => void setTimeout(() => window.__traversals?.go(delta)), by),
  };
}

/** Runs in the page. */
function holdTraversals(): void {
  const held: (() => void)[] = [];
  const go = window.history.go.bind(window.history);
  window.__traversals = { held, go };
  window.history.go = (by) => void held.push(() => go(by));
  if (!('navigation' in window)) return;
  const traverseTo = navigation.traverseTo.bind(navigation);
  navigation.traverseTo = (key) => {
    held.push(() => void traverseTo(key));
    return {};
  };
}

declare global {
  interface Window {
    /** Set by a test. */
    __traversals?: { held: (() => void)[]; go: (by?: number) => void };
  }
}
