import { bringAxe, violationsOn } from './lib/axe.ts';
import { cutTexts } from './lib/cut-texts.ts';
import { shiftedOn, watchShifts } from './lib/layout-shift.ts';
import { publicPages } from './lib/public-pages.ts';
import { expect, test } from './lib/test.ts';

for (const path of publicPages) {
  test(`${path} has its content at every width without cutting or moving any, and axe finds nothing on either layout`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchShifts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    expect(await shiftedOn(page)).toBeLessThan(0.02);
    await bringAxe(page);
    const desktop = await violationsOn(page);
    for (const width of [1920, 820, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => cutTexts(page), `at ${width} px`).toEqual([]);
    }
    expect({ desktop, mobile: await violationsOn(page) }).toEqual({ desktop: [], mobile: [] });
  });
}

test('on a phone, pages stand where they began', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await watchShifts(page);
  const moved: [string, number][] = [];
  for (const path of publicPages) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const shift = await shiftedOn(page);
    if (shift >= 0.02) moved.push([path, shift]);
  }
  expect(moved).toEqual([]);
});
