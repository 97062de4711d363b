import axe from 'axe-core';
import type { Page } from 'playwright/test';

/** Puts axe into the page, where it stays until the next load. */
export const bringAxe = (page: Page): Promise<unknown> => page.evaluate(axe.source);

/** Each broken rule with the elements that break it. To be asked again while there is one: a table that grew too wide is in the order of Tab a task later. */
export async function violationsOn(page: Page): Promise<string[]> {
  // A live region may still name a button that is gone.
  const { violations } = await page.evaluate(() => window.axe.run({ exclude: ['[data-live-announcer]'] }, { resultTypes: ['violations'] }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

declare global {
  interface Window {
    /** Put there by a test. */
    axe: typeof axe;
  }
}
