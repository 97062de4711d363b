import { addAxe, violationsOn } from './lib/axe.ts';
import { cutTexts } from './lib/cut-texts.ts';
import { fixedInPrint } from './lib/fixed-in-print.ts';
import { expectHits } from './lib/hit.ts';
import { enlargeText, enlargeTextOnPhone } from './lib/large-text.ts';
import { closePopups } from './lib/popups.ts';
import { screens } from './lib/screens.ts';
import { expect, test } from './lib/test.ts';

test.describe.configure({ mode: 'parallel' });

for (const [name, show] of Object.entries(screens)) {
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
    if (name === 'the main page') await closePopups(page);
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
