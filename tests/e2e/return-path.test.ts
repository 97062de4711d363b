import { expect, test } from './lib/test.ts';

test('Not logged in where login is needed: a member page requires a login, and the login returns to it; Back does not trap', async ({
  page,
  person,
}) => {
  await page.goto('/404');
  await page.goto('/mypage');
  await expect(person.alert).toHaveAccessibleDescription('로그인이 필요합니다.');
  await person.dismiss();
  await expect(page).toHaveURL('/account/login?redirect=%2Fmypage');
  expect(await page.evaluate(() => window.history.state.usr)).toEqual({ loginState: '/mypage' });
  await person.signIn('member01');
  await expect(page).toHaveURL('/mypage');
  await page.goBack();
  await expect(page).toHaveURL('/404');
  await expect(person.alert).toHaveCount(0);
});

test('Back from the login page does not require a login again', async ({ page, person }) => {
  await page.goto('/404');
  await page.goto('/mypage');
  await person.dismiss();
  await expect(page).toHaveURL('/account/login?redirect=%2Fmypage');
  await page.goBack();
  await expect(page).toHaveURL('/404');
  await expect(person.alert).toHaveCount(0);
});

test('the query string of a member page survives the login', async ({ page, person }) => {
  await page.goto('/mypage/booking?from=2026-01-01&to=한글');
  await person.dismiss();
  await expect(page).toHaveURL(/\/account\/login\?redirect=/);
  await person.signIn('member01');
  await expect(page).toHaveURL('/mypage/booking?from=2026-01-01&to=%ED%95%9C%EA%B8%80');
});

test('a member at an account page is redirected home', async ({ page, person, baseURL }) => {
  await person.arriveAs('member01');
  const ends: Record<string, string> = {};
  const addresses = [
    '/account/login',
    '/account/login?redirect=%2Fmypage',
    '/account/find-id',
    '/account/find-password',
    '/account/join',
  ];
  for (const path of addresses) {
    await page.goto(path);
    await expect(person.menu).toHaveText('김하늘 님');
    ends[path] = page.url();
  }
  expect(ends).toEqual(Object.fromEntries(addresses.map((path) => [path, `${baseURL}/`])));
});
