import { paths } from '#contract/site/site-paths.ts';
import { chunk } from './lib/chunk.ts';
import { popupsOn } from './lib/popups.ts';
import { expect, test } from './lib/test.ts';
import { clientRendered } from './lib/client-rendered.ts';
import { reconnect } from './lib/reconnect.ts';

test('Course list errors: the page has a quiet message, and recovers on a retry', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 400/);
  const path = '/oakvalley/course';
  await clientRendered(page, `**${path}`);
  const refusal = {
    status: { code: '400', message: '잠시 후 다시 시도해 주세요.' },
    message: '잠시 후 다시 시도해 주세요.',
  };
  await page.route('**/api/v1/courses?**', (route) => route.fulfill({ status: 400, json: refusal }));
  await page.goto(path);
  const retry = page.getByRole('button', { name: '다시 불러오기' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.unroute('**/api/v1/courses?**');
  await retry.click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(retry).toHaveCount(0);
});

test('while a call is pending the page shows a loading text', async ({ page }) => {
  const path = '/oakhills/course';
  await clientRendered(page, `**${path}`);
  let respond = () => {};
  const responded = new Promise<void>((resolve) => (respond = resolve));
  await page.route('**/api/v1/courses?**', async (route) => {
    await responded;
    await route.continue();
  });
  await page.goto(path);
  await expect(page.getByText('불러오는 중')).toBeAttached();
  respond();
  await expect(page.getByRole('heading', { name: '첫 다리' })).toBeVisible();
});

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

test('a chunk load that fails repeatedly while the page unloads is retried if it stays', async ({ page }) => {
  await page.addInitScript(() => addEventListener('load', () => dispatchEvent(new Event('beforeunload'))));
  let cutOff = 0;
  page.on('requestfailed', (request) => (cutOff += request.url().endsWith(chunk('HomePage').slice(2)) ? 1 : 0));
  await page.route(chunk('HomePage'), (route) => route.abort('aborted'), { times: 3 });
  await page.goto(paths.overview);
  await page.getByRole('link', { name: '오크 리조트 골프' }).first().click();
  await expect(popupsOn(page).first()).toBeVisible();
  expect(cutOff).toBe(3);
});

test('a press is answered as soon as a busy server, which first rejects the scripts, responds', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/503/);
  await page.clock.install();
  await page.route('**/assets/site-*.js', (route) => route.fulfill({ status: 503 }));
  await page.goto(paths.overview, { waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: waiting })).toBeInViewport();
  await page.getByRole('button', { name: '전체 메뉴' }).click();
  await reconnect(page, '**/assets/site-*.js');
  await expect(page.getByRole('dialog', { name: '전체 메뉴' })).toBeVisible();
});
