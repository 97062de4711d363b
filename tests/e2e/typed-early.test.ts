import { earlyFields, openEarly } from './lib/early-fields.ts';
import { test, expect } from './lib/test.ts';

for (const early of earlyFields) {
  test(`what is typed into ${early.name} on ${early.path} while ${early.code} loads stays, and so does the caret`, { tag: '@engines' }, async ({ page }) => {
    const { field, hydrate } = await openEarly(page, early);
    await page.keyboard.type('golf');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await hydrate();
    await page.keyboard.type('d');
    await expect(field).toHaveValue('godlf');
  });
}
