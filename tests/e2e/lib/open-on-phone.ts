import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { cutTexts } from './cut-texts.ts';
import { fontsOn } from './first-visit.ts';
import { movedOn, shiftedOn, watchShifts } from './layout-shift.ts';

const bundledFonts = readdirSync('src/ui/fonts')
  .map((file) => basename(file, '.woff2'))
  .filter((file) => !file.includes('-more-'));
const atOnce = ['latin-medium', 'sans-first', 'serif-first'];

/** Opens a public page at 360 px. Expects its content in the subset fonts, without clipping and in place. */
export async function openOnPhone(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchShifts(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect.poll(() => fontsOn(page), 'the fonts of the first screen').toEqual(expect.arrayContaining(atOnce));
  const fonts = await fontsOn(page);
  expect.soft(bundledFonts, 'only the font subsets of the site').toEqual(expect.arrayContaining(fonts));
  expect.soft(await shiftedOn(page), `at 360 px ${await movedOn(page)}`).toBeLessThan(0.02);
  await expect.poll(() => cutTexts(page), 'at 360 px').toEqual([]);
}
