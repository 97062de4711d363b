import type { Page } from 'playwright/test';
import { me, signOut } from '#contract/account/member.ts';
import { networkIdleOf } from './lib/network.ts';
import { expect, test } from './lib/test.ts';

test('Invalid token on any call: with a dead token at the start the site works as for a visitor, its call sent once more without it', async ({
  page,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 401/);
  const [calls, rest] = [authorizationsOf(page), networkIdleOf(page)];
  await person.arriveWith('garbage');
  await page.goto('/404');
  await expect(person.loginLink).toBeVisible();
  await expect(page.getByText('사업자등록번호')).toBeVisible();
  await rest();
  expect(calls).toEqual({ [me.path]: ['Bearer garbage', null] });
  expect(await page.localStorage.items()).toEqual([]);
  await expect(person.alert).toHaveCount(0);
});

test('a token that expires on my page requires a new login, which returns there', async ({
  page,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 401/);
  const token = await person.arriveAs('member01');
  await page.goto('/mypage');
  await expect(page.getByRole('table')).toBeVisible();
  await page.request.post(signOut.path, { headers: { Authorization: `Bearer ${token}` } });
  await page.reload();
  await expect(person.alert).toHaveAccessibleDescription('로그인 상태가 해제되었습니다. 다시 로그인해 주세요.');
  expect(await page.localStorage.items()).toEqual([]);
  await person.dismiss();
  await person.signIn('member01');
  await expect(page).toHaveURL('/mypage');
  await expect(page.getByRole('table')).toBeVisible();
});

/** Collects the authorization headers of the calls to each URL of the API, in order. */
function authorizationsOf(page: Page): Record<string, (string | null)[]> {
  const calls: Record<string, (string | null)[]> = {};
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) (calls[pathname] ??= []).push(request.headers()['authorization'] ?? null);
  });
  return calls;
}
