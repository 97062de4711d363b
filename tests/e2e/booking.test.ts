import { monthsBefore } from '#contract/calendar.ts';
import { dayInKorea, listDay } from '#contract/day.ts';
import { everyBrowser } from '#tests/engines/names.ts';
import { bookingsAt, bookingsOf } from './lib/bookings.ts';
import { callsOf } from './lib/calls.ts';
import { clickAndGoBack, goBack, goForward } from './lib/history.ts';
import { hold } from './lib/hold.ts';
import { restOf } from './lib/network.ts';
import { expect, test } from './lib/test.ts';

const today = dayInKorea(new Date());
const lastMonth = { playDateFrom: monthsBefore(today, 1), playDateTo: today };
const lastYear = { playDateFrom: monthsBefore(today, 12), playDateTo: today };

test('the history begins with the last month, all courses, and shows what the server has', async ({ page, person }) => {
  const token = await person.arriveAs('member01');
  const expected = await bookingsOf(page, token, lastMonth);
  const { open, from, to, course, memberships, status, range, rows, total } = bookingsAt(page);
  await open();
  await expect(total).toHaveText(`총 ${expected.length}건`);
  await expect(rows).toHaveCount(expected.length);
  await expect(rows.first().getByRole('rowheader')).toContainText(listDay(expected[0]?.PLAY_DATE ?? ''));
  await expect(from).toHaveValue(lastMonth.playDateFrom);
  await expect(to).toHaveValue(today);
  await expect(course).toHaveValue('11');
  await expect(memberships).toHaveValue('b');
  await expect(status).toHaveValue('');
  await expect(range('1개월')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/mypage/booking');
});

test('the counts tell bookings, check-ins and no-shows of the range, whatever status is looked at', async ({ page, person }) => {
  const token = await person.arriveAs('member01');
  const expected = await bookingsOf(page, token, lastYear);
  const count = (code: string) => String(expected.filter(({ GOLF_RSVN_TYPE_CODE }) => GOLF_RSVN_TYPE_CODE === code).length);
  const { open, rows } = bookingsAt(page);
  await open(`?playDateFrom=${lastYear.playDateFrom}&statusCode=N`);
  await expect(page.getByRole('main').getByRole('definition')).toHaveText([count('R'), count('I'), count('N')].map((figure) => new RegExp(`^${figure}`)));
  await expect(rows).toHaveCount(Number(count('N')));
});

test('each filter stands in the address, and Back and Forward lead through them', { tag: everyBrowser }, async ({ page, person }) => {
  await person.arriveAs('member01');
  const { open, range, course, memberships, status, search, rows, total } = bookingsAt(page);
  await open();
  await expect(rows).not.toHaveCount(0);
  await range('1년').click();
  await expect(page).toHaveURL(`/mypage/booking?playDateFrom=${lastYear.playDateFrom}`);
  await expect(range('1년')).toHaveAttribute('aria-pressed', 'true');
  await expect(total).toHaveText(/\d건$/);
  const year = await total.textContent();
  await course.selectOption('오크힐스');
  await memberships.selectOption('정회원 회원권만');
  await status.selectOption('내장');
  await search.click();
  await expect(page).toHaveURL(`/mypage/booking?courseCode=61&playDateFrom=${lastYear.playDateFrom}&membNo=a&statusCode=I`);
  await expect(total).toHaveText(/\d건$/);
  await expect(total).not.toHaveText(year ?? '');
  await goBack(page);
  await expect(page).toHaveURL(`/mypage/booking?playDateFrom=${lastYear.playDateFrom}`);
  await expect(course).toHaveValue('11');
  await expect(total).toHaveText(year ?? '');
  await goBack(page);
  await expect(page).toHaveURL('/mypage/booking');
  await expect(range('1개월')).toHaveAttribute('aria-pressed', 'true');
  await goForward(page);
  await expect(range('1년')).toHaveAttribute('aria-pressed', 'true');
  await goForward(page);
  await expect(status).toHaveValue('I');
  await expect(course).toHaveValue('61');
});

test('Back right after a search shows the filter and the list of before', { tag: everyBrowser }, async ({ page, person }) => {
  await person.arriveAs('member01');
  const { open, course, search, total } = bookingsAt(page);
  await open();
  await expect(total).toHaveText(/\d건$/);
  const month = await total.textContent();
  await course.selectOption('오크힐스');
  await clickAndGoBack(search);
  await expect(page).toHaveURL('/mypage/booking');
  await expect(course).toHaveValue('11');
  await expect(total).toHaveText(month ?? '');
});

test('an address with a filter shows it; what it cannot mean is read as the default', async ({ page, person }) => {
  const token = await person.arriveAs('member01');
  const expected = await bookingsOf(page, token, { ...lastMonth, courseCode: '51' });
  const { open, course, status, from, total } = bookingsAt(page);
  await open('?courseCode=51&statusCode=X&playDateFrom=2026-02-31&membNo=51-02-004417');
  await expect(course).toHaveValue('51');
  await expect(status).toHaveValue('');
  await expect(from).toHaveValue(lastMonth.playDateFrom);
  await expect(total).toHaveText(`총 ${expected.length}건`);
});

test('a range the wrong way round is refused at its days, and nothing is asked for', async ({ page, person }) => {
  await person.arriveAs('member01');
  const { open, from, search, rows } = bookingsAt(page);
  await open();
  await expect(rows).not.toHaveCount(0);
  const calls = callsOf(page, /booking/);
  await from.fill('2999-01-01');
  await search.click();
  await expect(from).toBeFocused();
  await expect(from).toHaveAccessibleDescription('앞에 날짜는 뒤의 날짜보다 뒤로 설정할 수 없어요!');
  await expect(rows).not.toHaveCount(0);
  expect(calls).toEqual([]);
  await from.fill(lastMonth.playDateFrom);
  await expect(from).toHaveAccessibleDescription('');
});

test('a booking ahead tells until when it may be cancelled', async ({ page, person }) => {
  await person.arriveAs('member01');
  const { open, range, rows } = bookingsAt(page);
  await open();
  await range('예정').click();
  await expect(rows.first()).toContainText('예약');
  await expect(rows.first().getByRole('rowheader')).toContainText(/취소·변경/);
});

test('a member without bookings is told so, and may ask for other days', async ({ page, person }) => {
  await person.arriveAs('normal01');
  const { open, list, csv, range } = bookingsAt(page);
  await open();
  await expect(list.getByRole('status').first()).toHaveText('조건에 맞는 예약이 없습니다.');
  await expect(csv).toBeDisabled();
  await range('1년').click();
  await expect(page).toHaveURL(/playDateFrom=/);
});

test('a list that fails says so in its place, without an alert, and comes at the next try', async ({ page, person, expectComplaint }) => {
  expectComplaint(/status of 503/);
  expectComplaint(/Booking history: Refused 503/);
  await person.arriveAs('member01');
  const message = '서비스를 잠시 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.';
  await page.route('**/api/v1/my/booking?*', (route) => route.fulfill({ status: 503, json: { status: { code: '503', message }, message } }));
  const { open, list, retry, rows } = bookingsAt(page);
  await open();
  await expect(list.getByRole('status').first()).toHaveText('예약 내역을 불러오지 못했습니다.');
  await expect(person.alert).toHaveCount(0);
  await page.unroute('**/api/v1/my/booking?*');
  await retry.click();
  await expect(rows).not.toHaveCount(0);
});

test('of two filters in quick succession the later one is shown, however late the first is answered', async ({ page, person }) => {
  const token = await person.arriveAs('member01');
  const expected = await bookingsOf(page, token, lastYear);
  const { open, range, total, rows } = bookingsAt(page);
  await open();
  await expect(rows).not.toHaveCount(0);
  const rest = restOf(page);
  const release = await hold(page, `**/api/v1/my/booking?*playDateFrom=${monthsBefore(today, 6)}*`);
  await range('6개월').click();
  await range('1년').click();
  await expect(total).toHaveText(`총 ${expected.length}건`);
  release();
  await rest();
  await expect(total).toHaveText(`총 ${expected.length}건`);
  await expect(range('1년')).toHaveAttribute('aria-pressed', 'true');
});

test('by keys alone a range is chosen, a course asked for and the file reached', async ({ page, person }) => {
  await person.arriveAs('member01');
  const { open, range, course, rows, csv } = bookingsAt(page);
  await open();
  await expect(rows).not.toHaveCount(0);
  await range('1개월').focus();
  await page.keyboard.press('Tab');
  await expect(range('3개월')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(range('3개월')).toHaveAttribute('aria-pressed', 'true');
  await expect(range('3개월')).toBeFocused();
  await course.focus();
  await course.selectOption('성문안');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/courseCode=41/);
  await expect(csv).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(csv).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(person.question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(csv).toBeFocused();
});

test('a logout in another tab takes the bookings away', async ({ page, context, person }) => {
  await person.arriveAs('member01');
  const { open, rows } = bookingsAt(page);
  await open();
  await expect(rows).not.toHaveCount(0);
  const other = await context.newPage();
  await other.goto('/404');
  await other.evaluate(() => window.localStorage.removeItem('token'));
  await expect(person.alert).toHaveAccessibleDescription('로그인이 필요합니다.');
  await expect(rows).toHaveCount(0);
});

test('the reservation system opens in a window of its own, which is announced', async ({ page, context, person }) => {
  await context.route('https://tee.oakresort.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>tee</title>' }));
  await person.arriveAs('member01');
  await page.goto('/mypage');
  await person.menu.click();
  const reservation = page.getByRole('list').getByRole('link', { name: /골프 예약.*새 창/ });
  const opened = context.waitForEvent('page');
  await reservation.click();
  expect((await opened).url()).toBe('https://tee.oakresort.example/');
  expect(await (await opened).evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL('/mypage');
});
