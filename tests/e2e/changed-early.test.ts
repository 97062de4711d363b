import type { Page } from 'playwright/test';
import { earlyFields, openEarly } from './lib/early-fields.ts';
import { addExtensionNodes, translate } from './lib/foreign-nodes.ts';
import { expect, test } from './lib/test.ts';

const [login, notices, , , contents] = earlyFields;

/**
 * Changes to a page before React hydrates it, with fields on it, and the errors that React reports about foreign nodes.
 */
const changes: Readonly<
  Record<
    string,
    { fields: readonly (typeof earlyFields)[number][]; change: (page: Page) => Promise<unknown>; complaint?: RegExp }
  >
> = {
  'translated before it is hydrated': {
    fields: [notices, contents],
    change: (page) => page.addInitScript(translate, { whenHydrated: false }),
  },
  'to which extensions have added nodes': {
    fields: [login, contents],
    change: (page) => page.addInitScript(addExtensionNodes, { inForms: true }),
    complaint: /Minified React error #418/,
  },
};

for (const [how, { fields, change, complaint }] of Object.entries(changes)) {
  for (const early of fields) {
    test(`on ${early.path}, ${how}, text typed into ${early.name} and the caret position are preserved while the page loads`, async ({
      page,
      expectConsoleError,
    }) => {
      if (complaint) expectConsoleError(complaint);
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
