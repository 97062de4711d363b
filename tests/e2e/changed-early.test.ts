import type { Page } from 'playwright/test';
import { earlyFields, openEarly } from './lib/early-fields.ts';
import { addExtensionNodes, translate } from './lib/foreign-nodes.ts';
import { expect, test } from './lib/test.ts';

/** What changes a page before React hydrates it, and what React reports of nodes that the server has not rendered. */
const changes: Readonly<Record<string, { change: (page: Page) => Promise<unknown>; complaint?: RegExp }>> = {
  'translated before it is hydrated': { change: (page) => page.addInitScript(translate, { whenHydrated: false }) },
  'to which extensions have added nodes': { change: (page) => page.addInitScript(addExtensionNodes, { inForms: true }), complaint: /Minified React error #418/ },
};

for (const early of earlyFields) {
  for (const [how, { change, complaint }] of Object.entries(changes)) {
    test(`on ${early.path}, ${how}, what is typed into ${early.name} while ${early.code} loads stays, and so does the caret`, async ({ page, expectComplaint }) => {
      if (complaint) expectComplaint(complaint);
      await change(page);
      const { field, hydrate } = await openEarly(page, early);
      await page.keyboard.type('golf');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await hydrate();
      await page.keyboard.type('d');
      await expect(field).toHaveValue('godlf');
    });
  }
}
