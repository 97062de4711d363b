import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { parse } from 'csv-parse/sync';
import { bookingStatusNames } from '#contract/booking/booking.ts';
import { monthsBefore } from '#contract/shared/calendar.ts';
import { courseName } from '#contract/site/club-code.ts';
import { dayInKorea, listDay } from '#contract/shared/day.ts';
import { bookingsAt, bookingsOf } from './lib/bookings.ts';
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

async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await press();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}
