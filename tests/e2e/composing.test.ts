import { paths } from '#contract/site/site-paths.ts';
import { earlyFields, openEarly } from './lib/early-fields.ts';
import { imeOn } from './lib/ime-over-cdp.ts';
import { expect, test } from './lib/test.ts';

const [, notices, , , contents] = earlyFields;

for (const early of [notices, contents]) {
  test(`hydrating ${early.path} does not interrupt the composition of a syllable in ${early.name}`, async ({
    page,
  }) => {
    const { field, hydrate } = await openEarly(page, early);
    const ime = await imeOn(page);
    await ime.compose('휴');
    await hydrate();
    await ime.commit('휴');
    await ime.compose('ㅈ');
    await ime.compose('장');
    await ime.commit('장');
    await expect(field).toHaveValue('휴장');
  });
}

test('Enter that ends a syllable in a search sends nothing, the next one does', async ({ page }) => {
  await page.goto(paths.notices);
  await page.getByRole('textbox', { name: '검색어' }).focus();
  const ime = await imeOn(page);
  await ime.compose('휴장');
  await ime.pressEnter();
  await ime.commit('휴장');
  await expect(page.getByRole('textbox', { name: '검색어' })).toHaveValue('휴장');
  await expect(page).toHaveURL(paths.notices);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/query=%ED%9C%B4%EC%9E%A5/);
});
