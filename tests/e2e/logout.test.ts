import { me, signOut } from '#contract/account/member.ts';
import { expect, test } from './lib/test.ts';

test('a confirmed logout deletes the token, ends the session on the server, and reloads the same path', async ({
  page,
  person,
}) => {
  const token = await person.arriveAs('member01');
  await page.goto('/404?from=mail');
  await person.askToLogOut();
  const reloaded = page.waitForEvent('load');
  await person.confirm();
  await reloaded;
  await expect(page).toHaveURL('/404?from=mail');
  await expect(person.loginLink).toBeVisible();
  expect(await page.localStorage.items()).toEqual([]);
  const response = await page.request.get(me.path, { headers: { Authorization: `Bearer ${token}` } });
  expect([response.status(), (await response.json()).error]).toEqual([401, 'invalid_token']);
});

test('until the page has reloaded nothing on it can be pressed, so that no input is lost', async ({ page, person }) => {
  await person.arriveAs('member01');
  await page.goto('/404');
  await page.evaluate(() =>
    window.addEventListener('pagehide', () =>
      window.sessionStorage.setItem('left', document.body.inert ? 'inert' : 'in use'),
    ),
  );
  await person.askToLogOut();
  await person.confirm();
  await person.loginLink.click();
  await expect(page).toHaveURL(/\/account\/login/);
  expect(await page.sessionStorage.getItem('left')).toBe('inert');
});

test('a logout on a member page has a message there, and the login page returns to it', async ({ page, person }) => {
  await person.arriveAs('member01');
  await page.goto('/mypage');
  await person.askToLogOut();
  await person.confirm();
  await expect(person.alert).toHaveAccessibleDescription('로그아웃되었습니다.');
  await expect(page).toHaveURL('/mypage');
  await person.dismiss();
  await expect(page).toHaveURL('/account/login?redirect=%2Fmypage');
  await page.goto('/mypage');
  await expect(person.alert).toHaveAccessibleDescription('로그인이 필요합니다.');
});

test('a logout succeeds if the server cannot be reached', async ({ page, person, expectConsoleError }) => {
  expectConsoleError(/ERR_CONNECTION_REFUSED/);
  await person.arriveAs('member01');
  await page.route(`**${signOut.path}`, (route) => route.abort('connectionrefused'));
  await page.goto('/404');
  await person.askToLogOut();
  const reloaded = page.waitForEvent('load');
  await person.confirm();
  await reloaded;
  await expect(person.loginLink).toBeVisible();
  expect(await page.localStorage.items()).toEqual([]);
});
