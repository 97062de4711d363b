import type { Page } from 'playwright/test';
import { paths } from '#contract/site-paths.ts';
import { brokenWords } from './lib/broken-words.ts';
import { missedTargets } from './lib/hit.ts';
import { publicPages } from './lib/public-pages.ts';
import { screens } from './lib/screens.ts';
import { expect, test } from './lib/test.ts';

test.describe.configure({ mode: 'parallel' });

// With scroll bars that take room, as most desktops have: Playwright hides them.
test.use({ launchOptions: [async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }), { scope: 'worker' }] });

/** On both layouts, in one load of the page. */
async function expectHits(page: Page): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => missedTargets(page), `what is missed at ${width} px`).toEqual([]);
    await expect.poll(() => brokenWords(page), `words broken at ${width} px`).toEqual([]);
  }
}

for (const path of publicPages) {
  test(`on ${path} every link, button and field is hit where it is seen, nothing scrolls sideways, and lines end between words`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await expectHits(page);
  });
}

for (const [name, show] of Object.entries(screens)) {
  test(`on ${name} every link, button and field is hit where it is seen, nothing scrolls sideways, and lines end between words`, async ({ page, person, joiner, expectComplaint }) => {
    await show({ page, person, joiner, expectComplaint });
    await expectHits(page);
  });
}

test('the text of every field has 16 px or more on both layouts: iOS zooms in on less', async ({ page, person }) => {
  for (const path of [paths.login, paths.membership, paths.notices, paths.booking]) {
    if (path === paths.booking) await person.arriveAs('member01');
    await page.goto(path);
    for (const width of [1026, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const fields = page.locator('input:not([type="checkbox"], [type="radio"]), select, textarea').filter({ visible: true });
      await expect(fields.first()).toBeVisible();
      const sizes = await fields.evaluateAll((all) => all.map((field) => ({ field: field.getAttribute('name') ?? field.id, size: Number.parseFloat(getComputedStyle(field).fontSize) })));
      expect(sizes.filter(({ size }) => size < 16), `${path} at ${width} px`).toEqual([]);
    }
  }
});
