import { monthsBefore } from '#contract/shared/calendar.ts';
import { dayInKorea, listDay } from '#contract/shared/day.ts';
import { everyBrowser } from '#tools/browsers/names.ts';
import { bookingsAt, bookingsOf } from './lib/bookings.ts';
import { clickAndGoBack, goBack, goForward } from './lib/history.ts';
import { expect, test } from './lib/test.ts';

const today = dayInKorea(new Date());
const lastMonth = { playDateFrom: monthsBefore(today, 1), playDateTo: today };
const lastYear = { playDateFrom: monthsBefore(today, 12), playDateTo: today };

test('the history begins with the last month and all courses, and lists the bookings of the server', async ({
  page,
  person,
}) => {
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

test(
  'each filter is in the URL, and Back and Forward go through them',
  { tag: everyBrowser },
  async ({ page, person }) => {
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
    await expect(page).toHaveURL(
      `/mypage/booking?courseCode=61&playDateFrom=${lastYear.playDateFrom}&membNo=a&statusCode=I`,
    );
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
  },
);

test(
  'Back right after a search shows the previous filter and list',
  { tag: everyBrowser },
  async ({ page, person }) => {
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
  },
);

test('with the keyboard alone a range and a course are chosen and the file is reached', async ({ page, person }) => {
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

test('the reservation system opens in a new window, which is announced', async ({ page, context, person }) => {
  await context.route('https://tee.oakresort.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>tee</title>' }),
  );
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
