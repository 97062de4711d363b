import { everyEngine, notWebKit } from '#tools/browsers/names.ts';
import { addAxe, violationsOn } from './lib/axe.ts';
import { inquiryAt, sent } from './lib/inquiry.ts';
import { shiftedOn, watchShifts } from './lib/layout-shift.ts';
import { cachedTexts, journeyOffline, cachedUrls, waitUntilCached } from './lib/offline-site.ts';
import { expect } from './lib/test.ts';

const test = journeyOffline();

const asCached = '인터넷에 연결되어 있지 않습니다. 저장된 화면을 보여 드립니다.';
const connectionLost = '인터넷에 연결되어 있지 않습니다. 보시던 화면과 입력하신 내용은 그대로 있습니다.';

test('a visited page opens offline, however it was opened before, with a notice', async ({ page, context }) => {
  await page.goto('/notice/qna');
  await page.getByRole('main').getByRole('link', { name: '자주 묻는 질문 모두 보기' }).click();
  await expect(page).toHaveURL('/notice/faq');
  await waitUntilCached(page);
  await context.setOffline(true);
  for (const path of ['/notice/faq', '/notice/qna']) {
    await page.goto(path);
    await expect(page.getByRole('status').getByText(asCached)).toBeVisible();
    await expect(page.getByRole('main').locator('summary').first()).toBeVisible();
  }
});

test('an unvisited page, and one that is never cached, report the missing network, and offer the cached pages and a retry', async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 503/);
  await page.goto('/notice/qna');
  await waitUntilCached(page);
  await context.setOffline(true);
  for (const path of ['/mypage', '/account/login', '/about/story']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('인터넷에 연결되어 있지 않습니다');
    await expect(page.getByRole('navigation', { name: '지금 보실 수 있는 화면' }).getByRole('link')).toHaveText([
      '문의하기',
    ]);
  }
  await context.setOffline(false);
  await addAxe(page);
  await expect.poll(() => violationsOn(page)).toEqual([]);
  // The browser notifies its worker a moment later than the page.
  await expect(async () => {
    await page.getByRole('link', { name: '다시 시도' }).click();
    await expect(page).toHaveTitle('산의 모양을 그대로 둔 아흔 개의 홀 | 오크 리조트 골프', { timeout: 3_000 });
  }).toPass();
});

test('input survives a lost connection, the notice causes no layout shift, and it can be sent afterwards', async ({
  page,
  context,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED/);
  await watchShifts(page);
  const inquiry = inquiryAt(page);
  await inquiry.open();
  await waitUntilCached(page);
  await inquiry.fillIn();
  const moved = await shiftedOn(page);
  await context.setOffline(true);
  await expect(page.getByRole('status').getByText(connectionLost)).toBeVisible();
  expect(await shiftedOn(page)).toBe(moved);
  await inquiry.submit.click();
  await expect(person.alert).toHaveAccessibleDescription('잠시후 다시 요청해주세요.');
  await person.dismiss();
  await inquiry.expectFilled();
  await context.setOffline(false);
  await expect(page.getByText(connectionLost)).toHaveCount(0);
  await inquiry.submit.click();
  await expect(person.alert).toHaveAccessibleDescription(sent);
});

test('a visited page is served from the cache if the server takes too long, with a notice until the server responds', async ({
  page,
  site,
}) => {
  await page.goto('/notice/qna');
  await waitUntilCached(page);
  site.hang();
  await page.goto('/notice/qna');
  await expect(page.getByRole('status').getByText(asCached)).toBeVisible();
  site.goOn();
  await expect(page.getByText(asCached)).toHaveCount(0);
});

test('nothing of a member is cached', async ({ page, person }) => {
  await person.openLogin();
  await person.signIn('member01');
  await expect(person.menu).toHaveText('김하늘 님');
  await waitUntilCached(page);
  await page.goto('/mypage');
  await expect(page.getByText('김하늘 님, 반갑습니다.')).toBeVisible();
  await page.goto('/mypage/booking');
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  await page.goto('/notice/qna');
  await expect(person.menu).toHaveText('김하늘 님');
  await waitUntilCached(page);
  const token = await page.evaluate(() => localStorage.getItem('token') ?? 'none');
  const texts = await cachedTexts(page);
  expect(texts.length).toBeGreaterThan(60);
  expect(
    ['김하늘', 'member01', token, 'Bearer ey'].filter((words) => texts.some((text) => text.includes(words))),
  ).toEqual([]);
  const { pages = [], reads = [] } = await cachedUrls(page);
  expect(pages.toSorted()).toEqual(['/', '/notice/qna']);
  expect(reads.filter((address) => /user|my|booking|session|member/i.test(address))).toEqual([]);
});

// The last test: the server stays stopped.
test('a visited page opens while no server is running', { tag: [everyEngine, notWebKit] }, async ({ page, site }) => {
  await page.goto('/notice/qna');
  await waitUntilCached(page);
  await site.stop();
  await page.goto('/notice/qna');
  await expect(page.getByRole('status').getByText(asCached)).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('문의하기');
});
