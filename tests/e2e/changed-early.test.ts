import { earlyFields, openEarly } from './lib/early-fields.ts';
import { extend, translate } from './lib/foreign-nodes.ts';
import { expect, test } from './lib/test.ts';

/** React finds other nodes than the server has rendered, says so, and renders the page, or the part, once more. */
const mismatch = /Minified React error #418/;

for (const early of earlyFields) {
  test(`on ${early.path}, translated before it is hydrated, what is typed into ${early.name} while ${early.code} loads stays, and so does the caret`, async ({ page }) => {
    await page.addInitScript(translate, { whenHydrated: false });
    const { field, hydrate } = await openEarly(page, early);
    await page.keyboard.type('golf');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await hydrate();
    await page.keyboard.type('d');
    await expect(field).toHaveValue('godlf');
  });

  test(`on ${early.path}, to which extensions have added nodes, what is typed into ${early.name} while ${early.code} loads stays, and so does the caret`, async ({ page, expectComplaint }) => {
    expectComplaint(mismatch);
    await page.addInitScript(extend, { inForms: true });
    const { field, hydrate } = await openEarly(page, early);
    await page.keyboard.type('golf');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await hydrate();
    await page.keyboard.type('d');
    await expect(field).toHaveValue('godlf');
  });
}
