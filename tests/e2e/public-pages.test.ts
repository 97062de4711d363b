import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from 'playwright/test';
import { bringAxe, violationsOn } from './lib/axe.ts';
import { cutTexts } from './lib/cut-texts.ts';
import { fontsOn } from './lib/first-visit.ts';
import { expectHits } from './lib/hit.ts';
import { enlargeLetters } from './lib/large-letters.ts';
import { movedOn, shiftedOn, watchShifts } from './lib/layout-shift.ts';
import { isFirstOfItsKind, publicPages } from './lib/public-pages.ts';
import { expect, test } from './lib/test.ts';

const cut = readdirSync('src/ui/fonts').map((file) => basename(file, '.woff2')).filter((file) => !file.includes('-more-'));
const atOnce = ['latin-medium', 'sans-first', 'serif-first'];

test.describe.configure({ mode: 'parallel' });

/** Pages of one kind differ by their words alone, which axe does not judge: the first stands for all. */
async function violationsOf(path: string, page: Page): Promise<string[]> {
  if (!isFirstOfItsKind(path)) return [];
  await bringAxe(page);
  return violationsOn(page);
}

for (const path of publicPages) {
  test(`${path} has its content at every width and in large letters without cutting any, and keeps its place as it comes${isFirstOfItsKind(path) ? '; axe finds nothing on either layout' : ', and is hit where it is seen'}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchShifts(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await expect.poll(() => fontsOn(page), 'the fonts of the first screen').toEqual(expect.arrayContaining(atOnce));
    const fonts = await fontsOn(page);
    expect.soft(cut, 'no letters but those cut for the site').toEqual(expect.arrayContaining(fonts));
    expect.soft(await shiftedOn(page), `at 360 px ${await movedOn(page)}`).toBeLessThan(0.02);
    await expect.poll(() => cutTexts(page), 'at 360 px').toEqual([]);
    await expect.poll(() => violationsOf(path, page), 'what axe finds on the mobile layout').toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => violationsOf(path, page), 'what axe finds on the desktop layout').toEqual([]);
    expect.soft(await shiftedOn(page), `at 1280 px ${await movedOn(page)}`).toBeLessThan(0.02);
    // The first of each kind is tried in every engine, by `hit.test.ts`.
    if (!isFirstOfItsKind(path)) await expectHits(page);
    for (const width of [1920, 820, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => cutTexts(page), `at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await enlargeLetters(page);
    await expect.poll(() => cutTexts(page), 'in letters twice as large').toEqual([]);
  });
}
