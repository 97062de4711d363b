import type { Page } from 'playwright/test';
import { identify } from './lib/provider.ts';
import { stranger } from './lib/stranger.ts';
import { expect, test } from './lib/test.ts';

const script = '**/sandbox/postcode/postcode.v2.js';

test.beforeEach(async ({ page, joiner }) => {
  await joiner.toCompanyVerification();
  await identify(page, stranger());
});

test('the search fills in postcode and road address, and points at the rest of it', async ({ page }) => {
  const search = await opened(page);
  await search.getByRole('button', { name: /^도로명 ?강원특별자치도 원주시 치악숲로 210$/ }).click();
  await expect(postCode(page)).toHaveValue('26304');
  await expect(page.getByLabel('주소', { exact: true })).toHaveValue('강원특별자치도 원주시 치악숲로 210 (무실동, 무실 가람뜰아파트)');
  await expect(page.getByLabel('상세 주소')).toBeFocused();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the lot number, if chosen, is the address as it stands', async ({ page }) => {
  const search = await opened(page);
  await search.getByRole('button', { name: /^지번 ?강원특별자치도 원주시 무실동 977$/ }).click();
  await expect(page.getByLabel('주소', { exact: true })).toHaveValue('강원특별자치도 원주시 무실동 977');
});

test('postcode and address are filled by the search only', async ({ page }) => {
  await expect(postCode(page)).not.toBeEditable();
  await expect(page.getByLabel('주소', { exact: true })).not.toBeEditable();
});

test('a search that is closed changes nothing, and opens again', async ({ page }) => {
  await opened(page);
  await page.getByRole('button', { name: '우편번호 찾기 닫기' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(postCode(page)).toHaveValue('');
  await opened(page);
});

test('a service that does not come is said so; the next try works', async ({ page, person, expectComplaint }) => {
  expectComplaint(/ERR_FAILED/);
  await page.route(script, (route) => route.abort());
  await find(page).click();
  await expect(person.alert).toHaveAccessibleDescription('현재 Daum 우편번호 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해주세요.');
  await person.dismiss();
  await page.unrouteAll();
  await opened(page);
});

test('a service that comes empty is said so too; the next try works', async ({ page, person }) => {
  await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await find(page).click();
  await expect(person.alert).toHaveAccessibleDescription('현재 Daum 우편번호 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해주세요.');
  await person.dismiss();
  await page.unrouteAll();
  await opened(page);
});

const find = (page: Page) => page.getByRole('button', { name: /^주소 찾기/ });
const postCode = (page: Page) => page.getByLabel('우편번호', { exact: true });

/** The service in its place on the page, with the addresses of a road. */
async function opened(page: Page) {
  await find(page).click();
  const search = page.frameLocator('iframe[title="우편번호 검색"]');
  await search.getByRole('textbox').fill('치악숲로');
  await search.getByRole('button', { name: '검색' }).click();
  await expect(search.getByRole('status')).toHaveText(/^검색 결과 \d+건$/);
  return search;
}
