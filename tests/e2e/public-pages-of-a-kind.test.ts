import { cutTexts } from './lib/cut-texts.ts';
import { enlargeTextOnPhone } from './lib/large-text.ts';
import { isFirstOfItsKind, publicPages } from './lib/public-pages.ts';
import { expect, test } from './lib/test.ts';

// Pages of one kind differ only by their texts: `public-pages.test.ts` has everything else of the first.
test('the pages of a kind have their content in the narrowest window and in large text without cutting any', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const cut: Record<string, string[]> = {};
  for (const path of publicPages.filter((each) => !isFirstOfItsKind(each))) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    const narrow = await cutTexts(page);
    await enlargeTextOnPhone(page);
    const found = [...narrow, ...(await cutTexts(page))];
    if (found.length > 0) cut[path] = found;
    await (
      await page.context().newCDPSession(page)
    ).send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  }
  expect(cut).toEqual({});
});
