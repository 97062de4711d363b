import type { Page } from 'playwright/test';
import { goBack } from './lib/history.ts';
import { postcodeSearch } from './lib/postcode-search.ts';
import { newPerson } from './lib/new-person.ts';
import { expect, test } from './lib/test.ts';

test('the search alone fills in postcode and address, by road or lot number, and focuses the rest of it; closed it changes nothing', async ({
  page,
  joiner,
}) => {
  const [postCode, address] = [page.getByLabel('우편번호', { exact: true }), page.getByLabel('주소', { exact: true })];
  await joiner.toCompanyInformation(newPerson());
  await expect(postCode).not.toBeEditable();
  await expect(address).not.toBeEditable();
  await opened(page);
  await page.getByRole('button', { name: '우편번호 찾기 닫기' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(postCode).toHaveValue('');
  await (await opened(page)).getByRole('button', { name: /^지번 ?강원특별자치도 원주시 무실동 977$/ }).click();
  await expect(address).toHaveValue('강원특별자치도 원주시 무실동 977');
  await (await opened(page)).getByRole('button', { name: /^도로명 ?강원특별자치도 원주시 치악숲로 210$/ }).click();
  await expect(postCode).toHaveValue('26304');
  await expect(address).toHaveValue('강원특별자치도 원주시 치악숲로 210 (무실동, 무실 가람뜰아파트)');
  await expect(page.getByLabel('상세 주소')).toBeFocused();
  await expect(page.locator('iframe')).toHaveCount(0);
});

// Chromium keeps the entries of a removed frame, one for each search in it.
test('after two searches the first Back of a consultation leads to the previous page', async ({ page }) => {
  await page.goto('/404');
  await page.goto('/membership');
  await searchTwice(page);
  await goBack(page);
  await expect(page).toHaveURL('/404');
});

test('Back closes an open search, and the page stays', async ({ page }) => {
  await page.goto('/404');
  await page.goto('/membership');
  await page.getByRole('button', { name: /^우편번호 찾기/ }).click();
  await postcodeSearch(page).getByRole('textbox').waitFor();
  await goBack(page);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^우편번호 찾기/ })).toBeFocused();
  await goBack(page);
  await expect(page).toHaveURL('/404');
});

/** Searches and chooses an address, twice; resolves when the page is at its own entry again. */
async function searchTwice(page: Page): Promise<void> {
  const entry = () => page.evaluate(() => window.history.state.key);
  const before = await entry();
  for (const _ of [1, 2]) {
    await (await opened(page)).getByRole('button', { name: /^도로명 ?강원특별자치도 원주시 치악숲로 210$/ }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect.poll(entry).toBe(before);
  }
}

/** Opens the mounted postcode search with the addresses of a road. */
async function opened(page: Page) {
  await page.getByRole('button', { name: /^우편번호 찾기/ }).click();
  const search = postcodeSearch(page);
  await search.getByRole('textbox').fill('치악숲로');
  await search.getByRole('button', { name: '검색' }).click();
  await expect(search.getByRole('status')).toHaveText(/^검색 결과 \d+건$/);
  return search;
}
