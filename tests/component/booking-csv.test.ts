import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Booking } from '#contract/booking/booking.ts';
import { bookingCsv, csvFileName } from '#src/features/booking/booking-csv.ts';
import { bookings } from '#tests/fixtures/bookings.ts';

const header = ['회원번호', '예약자', '코스', '티오프 날짜', '티오프 시간', '라운드', '상태'];
const booking: Booking = {
  MEMB_NO: '51-02-004417',
  RSVN_GEST_NAME: '김하늘',
  PROPERTY_NO: '41',
  PLAY_DATE: '2026-11-14',
  PLAY_TIME: '0648',
  HOLE_TYPE_CODE: '18',
  GOLF_RSVN_TYPE_CODE: 'I',
};

const parseCsv = (text: string): string[][] => parse(text, { bom: true });
const csvRow = (overrides: Partial<Booking>): string[] | undefined =>
  parseCsv(bookingCsv([{ ...booking, ...overrides }]))[1];

/** Texts that a spreadsheet would evaluate as a formula, line breaks, quotes and commas, and arbitrary other text. */
const hostileText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '=1+1',
    '+82',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '"',
    '""',
    'a,b',
    'a\r\nb',
    '\n',
    "'",
    '\uFEFF',
    ' =1',
    '김 "하늘", 님',
  ),
);

describe('the file', () => {
  test('has the columns of the spec in its order, and a line for each booking', () => {
    expect(parseCsv(bookingCsv(bookings))).toEqual([
      header,
      ['51-02-004417', '김하늘', '오크밸리', '2026.11.28', '07:12', '18', '예약'],
      ['51-02-004417', '김하늘', '오크밸리', '2026.11.14', '06:48', '18', '내장'],
      ['', '김하늘', '오크크릭(월송리)', '2026.10.31', '15:20', '9', '노쇼'],
    ]);
  });

  test('begins with a byte-order mark, quotes every cell, and ends each line as RFC 4180 has it', () => {
    expect(bookingCsv([booking])).toBe(
      '\uFEFF"회원번호","예약자","코스","티오프 날짜","티오프 시간","라운드","상태"\r\n"51-02-004417","김하늘","오크밸리","2026.11.14","06:48","18","내장"\r\n',
    );
  });

  test('of no bookings is its header', () => {
    expect(parseCsv(bookingCsv([]))).toEqual([header]);
  });

  test('holds quotes, commas and lines as they are', () => {
    expect(csvRow({ RSVN_GEST_NAME: '김 "하늘",\r\n님' })?.[1]).toBe('김 "하늘",\r\n님');
  });

  test.each([
    '=HYPERLINK("https://bad.example")',
    '+82 10',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1',
    '＋82',
    '－1',
    '＠SUM(A1)',
    '﹦1',
    ' =1',
    '\u200b=1',
    '\u202e＝1',
  ])('%j is no formula in it', (name) => {
    expect(csvRow({ RSVN_GEST_NAME: name })?.[1]).toBe(`'${name}`);
  });

  test('has a dash for an unknown course, without becoming a formula', () => {
    expect(csvRow({ PROPERTY_NO: '99' })?.[2]).toBe("'-");
  });

  test('is read back cell by cell, and none of its cells begins a formula, whatever the bookings say', () => {
    const partialBooking = fc.record({
      RSVN_GEST_NAME: hostileText,
      MEMB_NO: hostileText,
      HOLE_TYPE_CODE: hostileText,
    });
    fc.assert(
      fc.property(fc.array(partialBooking), (partials) => {
        const lines = parseCsv(bookingCsv(partials.map((partial) => ({ ...booking, ...partial })))).slice(1);
        const unescaped = (text: string | undefined) => (text?.startsWith("'") ? [text, text.slice(1)] : [text]);
        expect(lines.length).toBe(partials.length);
        partials.forEach(({ RSVN_GEST_NAME, MEMB_NO, HOLE_TYPE_CODE }, index) => {
          expect(unescaped(lines[index]?.[0])).toContain(MEMB_NO);
          expect(unescaped(lines[index]?.[1])).toContain(RSVN_GEST_NAME);
          expect(unescaped(lines[index]?.[5])).toContain(HOLE_TYPE_CODE);
        });
        expect(lines.flat().filter((text) => /^[=+\-@\t\r]/.test(text))).toEqual([]);
      }),
    );
  });

  test('is named after the day', () => {
    expect(csvFileName('2026-11-21')).toBe('booking history_20261121.csv');
  });
});
