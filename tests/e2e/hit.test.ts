import { paths } from '#contract/site/site-paths.ts';
import { everyEngine, notChromium } from '#tools/browsers/names.ts';
import { expectHits } from './lib/hit.ts';
import { closePopups } from './lib/popups.ts';
import { expect, test } from './lib/test.ts';

const shown = [paths.home, '/seongmunan/fee-information', '/oakhills/course', paths.specialOffers, paths.membership];

// In Chromium, `public-pages.test.ts` includes this check for every kind of page.
test(
  'every link, button and field is clickable where it is visible, nothing scrolls sideways, and lines break between words',
  { tag: [everyEngine, notChromium] },
  async ({ page }) => {
    test.setTimeout(180_000);
    for (const path of shown)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
        if (path === paths.home) await closePopups(page);
        await expectHits(page);
      });
  },
);

test('the text of every field has 16 px or more on both layouts: iOS zooms in on less', async ({ page, person }) => {
  for (const path of [paths.login, paths.membership, paths.notices, paths.booking]) {
    if (path === paths.booking) await person.arriveAs('member01');
    await page.goto(path);
    for (const width of [1026, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const fields = page
        .locator('input:not([type="checkbox"], [type="radio"]), select, textarea')
        .filter({ visible: true });
      await expect(fields.first()).toBeVisible();
      const sizes = await fields.evaluateAll((all) =>
        all.map((field) => ({
          field: field.getAttribute('name') ?? field.id,
          size: Number.parseFloat(getComputedStyle(field).fontSize),
        })),
      );
      expect(
        sizes.filter(({ size }) => size < 16),
        `${path} at ${width} px`,
      ).toEqual([]);
    }
  }
});
