import { cutTexts } from './lib/cut-texts.ts';
import { enlargeText, enlargeTextOnPhone } from './lib/large-text.ts';
import { openOnPhone } from './lib/open-on-phone.ts';
import { isFirstOfItsKind, publicPages } from './lib/public-pages.ts';
import { expect, test } from './lib/test.ts';

test.describe.configure({ mode: 'parallel' });

const onDesktop = { width: 1280, height: 800 };

// Pages of one kind differ only by their texts.
for (const path of publicPages.filter((each) => !isFirstOfItsKind(each))) {
  test(`${path} has its content on a phone, in the narrowest window and in large text without cutting any, and has no layout shift`, async ({
    page,
  }) => {
    await openOnPhone(page, path);
    await page.setViewportSize({ width: 320, height: 800 });
    await expect.poll(() => cutTexts(page), 'at 320 px').toEqual([]);
    await page.setViewportSize(onDesktop);
    await enlargeText(page);
    await expect.poll(() => cutTexts(page), 'in letters twice as large').toEqual([]);
    await enlargeTextOnPhone(page);
    await expect.poll(() => cutTexts(page), 'in letters twice as large at 360 px').toEqual([]);
  });
}
