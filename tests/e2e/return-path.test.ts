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

test('a member at an account page is redirected home', async ({ page, person, baseURL }) => {
  await person.arriveAs('member01');
  const ends: Record<string, string> = {};
  const addresses = ['/account/login?redirect=%2Fmypage', '/account/join'];
  for (const path of addresses) {
    await page.goto(path);
    await expect(person.menu).toHaveText('김하늘 님');
    ends[path] = page.url();
  }
  expect(ends).toEqual(Object.fromEntries(addresses.map((path) => [path, `${baseURL}/`])));
});
