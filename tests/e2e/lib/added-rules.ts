import type { Page } from 'playwright/test';

/**
 * Records the rules that a script adds to the styles of each page that is opened from here on: each would cause a full
 * style recalculation. Returns a function that reads those of the current page.
 */
export async function noteRules(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    for (const { prototype } of [CSSStyleSheet, CSSGroupingRule]) {
      const insert = Reflect.get(prototype, 'insertRule');
      Reflect.set(prototype, 'insertRule', function (this: unknown, ...rule: unknown[]) {
        performance.mark(`added ${rule.join(' ')}`);
        return Reflect.apply(insert, this, rule);
      });
    }
  });
  return () =>
    page.evaluate(() =>
      performance.getEntriesByType('mark').flatMap(({ name }) => (name.startsWith('added ') ? [name] : [])),
    );
}
