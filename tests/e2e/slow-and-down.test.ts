import { paths } from '#contract/site/site-paths.ts';
import { chunk } from './lib/chunk.ts';
import { popupsOn } from './lib/popups.ts';
import { expect, test } from './lib/test.ts';
import { reconnect } from './lib/reconnect.ts';

const waiting = '네트워크에 연결할 수 없습니다. 연결되면 하시던 일을 이어서 보여 드립니다.';

test('a visitor at a member’s URL sees that the network is down, and must log in once it is back', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  await page.route('**/assets/site-*.js', (route) => route.abort('internetdisconnected'));
  await page.goto(paths.myPage);
  await expect(page.getByRole('status').filter({ hasText: waiting })).toBeInViewport();
  await reconnect(page, '**/assets/site-*.js');
  await expect(page.getByRole('alertdialog')).toHaveText(/로그인이 필요합니다\./);
  await expect(page.getByText(waiting)).toHaveCount(0);
});

test('a page whose scripts fail to load says so, and a press on it is answered once the network is back', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  await page.route('**/assets/site-*.js', (route) => route.abort('internetdisconnected'));
  await page.goto(paths.overview, { waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: waiting })).toBeInViewport();
  await page.getByRole('button', { name: '전체 메뉴' }).click();
  await reconnect(page, '**/assets/site-*.js');
  await expect(page.getByRole('dialog', { name: '전체 메뉴' })).toBeVisible();
  await expect(page.getByText(waiting)).toHaveCount(0);
});

// Firefox and Safari abort all pending requests when a link is followed.
test('a chunk load that fails once is retried without a message', async ({ page }) => {
  const home = chunk('HomePage');
  const cutOff = page.waitForEvent('requestfailed');
  await page.route(home, (route) => route.abort('aborted'), { times: 1 });
  await page.goto(paths.overview);
  await page.getByRole('link', { name: '오크 리조트 골프' }).first().click();
  await expect(popupsOn(page).first()).toBeVisible();
  expect(`**${new URL((await cutOff).url()).pathname}`).toBe(home);
});
