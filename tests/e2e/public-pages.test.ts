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
    await bringAxe(page);
    const violations = await violationsOn(page);
    for (const width of [1920, 820]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => cutTexts(page), `at ${width} px`).toEqual([]);
    }
    // With the letters at hand: a machine without any Korean font of its own has nothing to hold their place with.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload({ waitUntil: 'networkidle' });
    const shifted = { desktop: await shiftedOn(page), mobile: 0 };
    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload({ waitUntil: 'networkidle' });
    shifted.mobile = await shiftedOn(page);
    await expect.poll(() => cutTexts(page), 'at 360 px').toEqual([]);
    await bringAxe(page);
    expect({ desktop: violations, mobile: await violationsOn(page) }).toEqual({ desktop: [], mobile: [] });
    expect(Math.max(shifted.desktop, shifted.mobile)).toBeLessThan(0.02);
  });
}
