import { addAxe, violationsOn } from './lib/axe.ts';
import { cutTexts } from './lib/cut-texts.ts';
import { fixedInPrint } from './lib/fixed-in-print.ts';
import { expectHits } from './lib/hit.ts';
import { enlargeText, enlargeTextOnPhone } from './lib/large-text.ts';
import { screens } from './lib/screens.ts';
import { expect, test } from './lib/test.ts';

test.describe.configure({ mode: 'parallel' });

/**
 * Screens that others contain: the same dialog with another message, the same form without its messages, or a page that
 * `public-pages.test.ts` has.
 */
const contained: ReadonlySet<string> = new Set([
  'the alert of a free id',
  'the lock alert',
  'the login-required alert',
  'the return page opened directly',
  'the question of the file',
  'the leave question',
  'the verification of the sign-up',
  'the login page',
  'a login under way',
  'my page without a membership',
  'a booking history without bookings',
  'the id of a lost password',
  'a page whose code does not come',
  'the main page',
  'the 404 page',
]);

for (const [name, show] of Object.entries(screens).filter(([each]) => !contained.has(each))) {
  test(`${name} fits at 320 px and with text twice as large, is clickable where it is visible and printed without fixed elements, and axe finds nothing on either layout`, async ({
    page,
    person,
    joiner,
    expectConsoleError,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await show({ page, person, joiner, expectConsoleError });
    await addAxe(page);
    await expect.poll(() => violationsOn(page), 'on the desktop layout').toEqual([]);
    await expectHits(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => cutTexts(page)).toEqual([]);
    await expect.poll(() => violationsOn(page), 'on the mobile layout').toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await enlargeText(page);
    await expect.poll(() => cutTexts(page)).toEqual([]);
    await enlargeTextOnPhone(page);
    await expect.poll(() => cutTexts(page), 'in letters twice as large at 360 px').toEqual([]);
    expect(await fixedInPrint(page), 'fixed on paper').toEqual([]);
  });
}
