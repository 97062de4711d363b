import axe from 'axe-core';
import type { Page } from 'playwright/test';

/** Adds axe to the page until the next load. */
export const addAxe = (page: Page): Promise<unknown> => page.evaluate(axe.source);

/**
 * Returns each violated rule with the elements that violate it. To be polled: a table that became too wide joins the
 * tab order a task later.
 */
export async function violationsOn(page: Page): Promise<string[]> {
  // A live region may still name a removed button.
  const { violations } = await page.evaluate(() =>
    window.axe.run({ exclude: ['[data-live-announcer]'] }, { resultTypes: ['violations'] }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

declare global {
  interface Window {
    /** Set by a test. */
    axe: typeof axe;
  }
}
