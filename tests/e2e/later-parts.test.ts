import { paths } from '#contract/site/site-paths.ts';
import { chunk } from './lib/chunk.ts';
import { finderAt } from './lib/finder.ts';
import { hold } from './lib/hold.ts';
import { inquiryAt } from './lib/inquiry.ts';
import { reconnect } from './lib/reconnect.ts';
import { expect, test } from './lib/test.ts';

const waiting = '네트워크에 연결할 수 없습니다. 연결되면 하시던 일을 이어서 보여 드립니다.';

test('a step chosen before its flow is loaded opens as soon as it is loaded', async ({ page }) => {
  const release = await hold(page, chunk('FindingId'));
  const finder = finderAt(page);
  await finder.openFindId();
  await finder.choose('개인(분양)회원');
  await expect(finder.step).toContainText('회원 선택');
  release();
  await expect(finder.step).toContainText('본인확인');
});

test('a press that begins before its flow is loaded and ends after it counts once', async ({ page }) => {
  const release = await hold(page, chunk('NoticeFilter'));
  await page.goto(paths.notices);
  const chosen = page.getByRole('button', { name: '이벤트', exact: true });
  await chosen.hover();
  await page.mouse.down();
  release();
  await expect(page.locator('[data-deferred]')).toHaveCount(0);
  await page.mouse.up();
  await expect(page).toHaveURL(/category=EVENT/);
  await page.goBack();
  await expect(page).toHaveURL(paths.notices);
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('input typed and chosen before the consultation is hydrated stays', async ({ page }) => {
  const release = await hold(page, chunk('Inquiring'));
  const inquiry = inquiryAt(page);
  await inquiry.open();
  await inquiry.name.fill('김하늘');
  await inquiry.contents.fill('주중회원권의 예약 우선순위가 궁금합니다.');
  await inquiry.agree();
  await inquiry.submit.click();
  await expect(page).toHaveURL('/membership#inquiry');
  release();
  await expect(inquiry.form.locator('[aria-invalid="true"]').first()).toBeFocused();
  await expect(inquiry.name).toHaveValue('김하늘');
  await expect(inquiry.contents).toHaveValue('주중회원권의 예약 우선순위가 궁금합니다.');
  await expect(inquiry.consent).toBeChecked();
});

test('the calculator uses a season chosen before its hydration', async ({ page }) => {
  const release = await hold(page, chunk('FeeCalculator'));
  await page.goto('/seongmunan/fee-information');
  const day = page.getByRole('combobox', { name: '이용 요일' });
  await day.selectOption('holiday');
  release();
  await expect(page).toHaveURL(/day=holiday/);
  await expect(day).toHaveValue('holiday');
});

test('a deferred part that fails to load shows a message on interaction, and replays it once the network is back', async ({ page, expectConsoleError }) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  await page.route(chunk('FindingId'), (route) => route.abort('internetdisconnected'));
  const finder = finderAt(page);
  await finder.openFindId();
  await expect(page.getByText(waiting)).toHaveCount(0);
  await finder.choose('개인(분양)회원');
  await expect(page.getByRole('status').filter({ hasText: waiting })).toBeInViewport();
  await reconnect(page, chunk('FindingId'));
  await expect(finder.step).toContainText('본인확인');
  await expect(page.getByText(waiting)).toHaveCount(0);
});

test('a page opened by client-side navigation renders its deferred parts at once', async ({ page }) => {
  const release = await hold(page, chunk('NoticeFilter'));
  await page.goto('/notice/136');
  await page.getByRole('link', { name: '목록', exact: true }).click();
  release();
  await expect(page.getByRole('search', { name: '공지사항 검색' })).toBeVisible();
});

test('a press on the menu needs no code of what is below the fold', async ({ page }) => {
  const releases = [await hold(page, chunk('Foot')), await hold(page, chunk('HomeBlocks'))];
  await page.goto(paths.home);
  await page.getByRole('button', { name: '전체 메뉴' }).click();
  await expect(page.getByRole('dialog', { name: '전체 메뉴' })).toBeVisible();
  await expect(page.locator('[data-deferred]')).toHaveCount(2);
  releases.forEach((release) => release());
  await expect(page.locator('[data-deferred]')).toHaveCount(0);
});
