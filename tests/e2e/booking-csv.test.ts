import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { parse } from 'csv-parse/sync';
import { bookingStatusNames } from '#contract/booking/booking.ts';
import { monthsBefore } from '#contract/shared/calendar.ts';
import { courseName } from '#contract/site/club-code.ts';
import { dayInKorea, listDay } from '#contract/shared/day.ts';
import { bookingsAt, bookingsOf, manyBookings } from './lib/bookings.ts';
import { expect, test } from './lib/test.ts';

const today = dayInKorea(new Date());
const columns = ['회원번호', '예약자', '코스', '티오프 날짜', '티오프 시간', '라운드', '상태'];

test('the list is saved as a file after a confirmation, with the bookings of the server', async ({ page, person }) => {
  const token = await person.arriveAs('member01');
  const from = monthsBefore(today, 12);
  const expected = await bookingsOf(page, token, { playDateFrom: from, playDateTo: today });
  const { open, csv, rows } = bookingsAt(page);
  await open(`?playDateFrom=${from}`);
  await expect(rows).not.toHaveCount(0);
  await csv.click();
  await expect(person.question).toHaveAccessibleDescription('csv파일을 다운로드 받겠습니까?');
  const { name, text } = await saved(page, person.confirm);
  expect(name).toBe(`booking history_${today.replaceAll('-', '')}.csv`);
  expect([text.startsWith('\uFEFF'), /[^\r]\n/.test(text)]).toEqual([true, false]);
  expect(parse(text, { bom: true })).toEqual([
    columns,
    ...expected.map((row) => [
      row.MEMB_NO,
      row.RSVN_GEST_NAME,
      courseName(row.PROPERTY_NO).replace(/^-/, "'-"),
      listDay(row.PLAY_DATE),
      row.PLAY_TIME.replace(/(..)(..)/, '$1:$2'),
      row.HOLE_TYPE_CODE,
      bookingStatusNames[row.GOLF_RSVN_TYPE_CODE],
    ]),
  ]);
});

test('취소 saves nothing', async ({ page, person }) => {
  await person.arriveAs('member01');
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  const { open, csv } = bookingsAt(page);
  await open();
  await csv.click();
  await person.cancel();
  await expect(csv).toBeFocused();
  expect(downloads).toBe(0);
});

test('a name that a spreadsheet would run as a formula is escaped, and quotes and line breaks are preserved', async ({
  page,
  person,
}) => {
  await person.arriveAs('member01');
  const nasty = ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '쉼표, "따옴표"\n줄'];
  const data = manyBookings(nasty.length).map((row, index) => ({ ...row, RSVN_GEST_NAME: nasty[index] ?? '' }));
  await page.route('**/api/v1/my/booking?*', (route) =>
    route.fulfill({ json: { status: { code: '0000', message: '' }, data } }),
  );
  const { open, csv } = bookingsAt(page);
  await open();
  await csv.click();
  const { text } = await saved(page, person.confirm);
  const [, ...read] = parse(text, { bom: true });
  expect(read.map((row) => row[1])).toEqual([...nasty.slice(0, 6).map((name) => `'${name}`), nasty[6]]);
});

async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await press();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}
