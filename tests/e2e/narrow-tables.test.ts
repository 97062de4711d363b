import { clubKeys, clubPath } from '#contract/site/site-paths.ts';
import { expect, test } from './lib/test.ts';

test.use({ viewport: { width: 320, height: 800 } });

test('the fee tables of every club fit in the narrowest window', async ({ page }) => {
  for (const club of clubKeys) {
    await page.goto(clubPath(club, 'fee-information'));
    const tables = page.locator('main table[data-amounts]');
    await expect(tables.first()).toBeVisible();
    const cutTables = await tables.evaluateAll((all) =>
      all
        .filter(({ parentElement: frame }) => frame && frame.scrollWidth > frame.clientWidth)
        .map(({ textContent }) => textContent.slice(0, 20)),
    );
    expect(cutTables, club).toEqual([]);
  }
});
