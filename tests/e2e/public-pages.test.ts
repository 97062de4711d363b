import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from 'playwright/test';
import { paths } from '#contract/site-paths.ts';
import { bringAxe, violationsOn } from './lib/axe.ts';
import { cutTexts } from './lib/cut-texts.ts';
import { fontsOn } from './lib/first-visit.ts';
import { fixedInPrint } from './lib/fixed-in-print.ts';
import { expectHits } from './lib/hit.ts';
import { enlargeLetters } from './lib/large-letters.ts';
import { movedOn, shiftedOn, watchShifts } from './lib/layout-shift.ts';
import { closePopups } from './lib/popups.ts';
import { isFirstOfItsKind, publicPages } from './lib/public-pages.ts';
import { expect, test } from './lib/test.ts';

const cut = readdirSync('src/ui/fonts').map((file) => basename(file, '.woff2')).filter((file) => !file.includes('-more-'));
const atOnce = ['latin-medium', 'sans-first', 'serif-first'];

test.describe.configure({ mode: 'parallel' });

const onPhone = { width: 360, height: 740 };
const onDesktop = { width: 1280, height: 800 };

async function open(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchShifts(page);
  await page.setViewportSize(onPhone);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect.poll(() => fontsOn(page), 'the fonts of the first screen').toEqual(expect.arrayContaining(atOnce));
  const fonts = await fontsOn(page);
  expect.soft(cut, 'no letters but those cut for the site').toEqual(expect.arrayContaining(fonts));
  expect.soft(await shiftedOn(page), `at 360 px ${await movedOn(page)}`).toBeLessThan(0.02);
  await expect.poll(() => cutTexts(page), 'at 360 px').toEqual([]);
}

test.describe('with scroll bars that take room', () => {
  // Most desktops have them. Playwright hides them.
  test.use({ launchOptions: [async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }), { scope: 'worker' }] });

  for (const path of publicPages.filter(isFirstOfItsKind)) {
    test(`${path} has its content at every width and in large letters without cutting any, keeps its place as it comes, is hit where it is seen and printed without what is fixed; axe finds nothing on either layout`, async ({ page }) => {
      await open(page, path);
      await bringAxe(page);
      await expect.poll(() => violationsOn(page), 'what axe finds on the mobile layout').toEqual([]);
      await page.setViewportSize(onDesktop);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await bringAxe(page);
      await expect.poll(() => violationsOn(page), 'what axe finds on the desktop layout').toEqual([]);
      expect.soft(await shiftedOn(page), `at 1280 px ${await movedOn(page)}`).toBeLessThan(0.02);
      for (const width of [1920, 820, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => cutTexts(page), `at ${width} px`).toEqual([]);
      }
      await page.setViewportSize(onDesktop);
      if (path === paths.home) await closePopups(page);
      await expectHits(page);
      expect.soft(await fixedInPrint(page), 'fixed on paper').toEqual([]);
      await page.setViewportSize(onDesktop);
      await enlargeLetters(page);
      await expect.poll(() => cutTexts(page), 'in letters twice as large').toEqual([]);
    });
  }
});

// Pages of one kind differ by their words alone.
for (const path of publicPages.filter((each) => !isFirstOfItsKind(each))) {
  test(`${path} has its content on a phone, in the narrowest window and in large letters without cutting any, and keeps its place as it comes`, async ({ page }) => {
    await open(page, path);
    await page.setViewportSize({ width: 320, height: 800 });
    await expect.poll(() => cutTexts(page), 'at 320 px').toEqual([]);
    await page.setViewportSize(onDesktop);
    await enlargeLetters(page);
    await expect.poll(() => cutTexts(page), 'in letters twice as large').toEqual([]);
  });
}
