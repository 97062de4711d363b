import type { Page } from 'playwright/test';
import { me } from '#contract/account/member.ts';
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

/** Collects the authorization headers of the calls to each URL of the API, in order. */
function authorizationsOf(page: Page): Record<string, (string | null)[]> {
  const calls: Record<string, (string | null)[]> = {};
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) (calls[pathname] ??= []).push(request.headers()['authorization'] ?? null);
  });
  return calls;
}
