import type { Page } from 'playwright/test';
import { chunk } from './lib/chunk.ts';
import { networkIdleOf } from './lib/network.ts';
import { expect, test } from './lib/test.ts';

/** Collects the requests for chunks and API data from now on. */
function requestedBy(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (['document', 'script', 'fetch', 'xhr'].includes(request.resourceType()))
      requests.push(new URL(request.url()).pathname);
  });
  return requests;
}

test('a page opens without another request after the pointer has rested on its link; a focused link prefetches its page, too', async ({
  page,
}) => {
  await page.goto('/about/overview', { waitUntil: 'networkidle' });
  const focused = page.waitForResponse('**/about/story');
  await page.getByRole('main').getByRole('link', { name: '스토리', exact: true }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect((await focused).status()).toBe(200);
  const link = page.getByRole('contentinfo').getByRole('link', { name: '개인정보 처리방침' });
  const rest = networkIdleOf(page);
  const written = page.waitForResponse('**/privacy-policy');
  const code = page.waitForResponse(chunk('PolicyPage'));
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await Promise.all([written, code]);
  await rest();
  const requests = requestedBy(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('개인정보 처리방침');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(requests).toEqual([]);
});

test('for a member page only the code is prefetched', async ({ page, person }) => {
  await person.arriveAs('member01');
  const member = page.waitForResponse('**/api/v1/users/me');
  await page.goto('/about/overview', { waitUntil: 'networkidle' });
  await member;
  const [requests, rest] = [requestedBy(page), networkIdleOf(page)];
  await person.menu.click();
  const code = page.waitForResponse(chunk('MyPage'));
  await page.getByRole('link', { name: '나의 회원권' }).hover();
  await code;
  await rest();
  expect(requests.filter((path) => !path.startsWith('/assets/'))).toEqual([]);
});
