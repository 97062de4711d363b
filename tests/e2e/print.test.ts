import { isFirstOfItsKind, publicPages } from './lib/public-pages.ts';
import { expect, test } from './lib/test.ts';

test.describe.configure({ mode: 'parallel' });

/** A4 in CSS pixels, upright and across: the first takes the mobile layout. */
const sheets = [{ width: 794, height: 1123 }, { width: 1123, height: 794 }] as const;

for (const path of publicPages.filter(isFirstOfItsKind)) {
  test(`${path} is printed without what is fixed on screen, which would lie on every sheet`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await page.emulateMedia({ media: 'print' });
    for (const sheet of sheets) {
      await page.setViewportSize(sheet);
      const fixed = await page.locator('body *').evaluateAll((all) =>
        all.filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility({ visibilityProperty: true })).map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(fixed, `${sheet.width} px`).toEqual([]);
    }
  });
}
