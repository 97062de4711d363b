import { describe, expect, test } from 'vitest';
import type { Booking } from '#contract/booking/booking.ts';
import { bookingRows } from '#src/features/booking/booking-rows.ts';
import { roundsByMonth } from '#src/features/booking/rounds-by-month.ts';
import { bookings } from '#tests/fixtures/bookings.ts';

const [upcoming, played] = bookings as [Booking, Booking];
const deadlineOn = (today: string, overrides: Partial<Booking> = {}) =>
  bookingRows([{ ...upcoming, PLAY_DATE: '2026-11-28', ...overrides }], today)[0]?.deadline;

describe('a row of the list', () => {
  test('words each part of a booking', () => {
    expect(bookingRows(bookings, '2026-11-21')).toEqual([
      {
        key: '0',
        status: 'R',
        statusName: '예약',
        date: '2026.11.28',
        time: '07:12',
        course: '오크밸리',
        guest: '김하늘',
        membership: '51-02-004417',
        holes: '18',
        deadline: '취소·변경 마감 2026.11.23 (D-2)',
      },
      {
        key: '1',
        status: 'I',
        statusName: '내장',
        date: '2026.11.14',
        time: '06:48',
        course: '오크밸리',
        guest: '김하늘',
        membership: '51-02-004417',
        holes: '18',
        deadline: null,
      },
      {
        key: '2',
        status: 'N',
        statusName: '노쇼',
        date: '2026.10.31',
        time: '15:20',
        course: '오크크릭(월송리)',
        guest: '김하늘',
        membership: '–',
        holes: '9',
        deadline: null,
      },
    ]);
  });

  test.each([
    ['2026-11-01', '취소·변경 마감 2026.11.23 (D-22)'],
    ['2026-11-22', '취소·변경 마감 2026.11.23 (D-1)'],
    ['2026-11-23', '취소·변경 마감 2026.11.23 (오늘까지)'],
    ['2026-11-24', '취소·변경 마감 지남'],
    ['2026-11-28', '취소·변경 마감 지남'],
    ['2026-11-29', null],
  ])('of a future booking has on %s: %s', (today, expected) => {
    expect(deadlineOn(today)).toBe(expected);
  });

  test.each(['I', 'N'] as const)('of a past booking (%s) has no cancellation date', (status) => {
    expect(deadlineOn('2026-11-21', { GOLF_RSVN_TYPE_CODE: status })).toBeNull();
  });
});

describe('the rounds by month', () => {
  const roundOn = (
    PLAY_DATE: string,
    PROPERTY_NO = '41',
    GOLF_RSVN_TYPE_CODE: Booking['GOLF_RSVN_TYPE_CODE'] = 'I',
  ): Booking => ({ ...played, PLAY_DATE, PROPERTY_NO, GOLF_RSVN_TYPE_CODE });
  const range = (playDateFrom: string, playDateTo: string) => ({ playDateFrom, playDateTo });

  test('count the played rounds by club and month, with every month of the range', () => {
    const rounds = [
      roundOn('2026-11-14'),
      roundOn('2026-11-07', '51'),
      roundOn('2026-09-30'),
      roundOn('2026-11-01', '41', 'N'),
      roundOn('2026-11-20', '41', 'R'),
      roundOn('2026-11-03', '51'),
    ];
    expect(roundsByMonth(rounds, range('2026-08-21', '2026-11-21'))).toEqual({
      series: ['오크밸리', '오크힐스'],
      months: [
        { key: '2026.08', values: [0, 0] },
        { key: '2026.09', values: [1, 0] },
        { key: '2026.10', values: [0, 0] },
        { key: '2026.11', values: [1, 2] },
      ],
      isShortened: false,
    });
  });

  test('list the clubs in the order of their codes, and unknown ones last', () => {
    const rounds = ['99', '46', '51', '41', '71'].map((property) => roundOn('2026-11-14', property));
    expect(roundsByMonth(rounds, range('2026-11-01', '2026-11-30'))).toEqual({
      series: ['성문안', '오크밸리', '오크힐스', '오크크릭(월송리)', '기타'],
      months: [{ key: '2026.11', values: [1, 1, 1, 1, 1] }],
      isShortened: false,
    });
  });

  test('are none without a played round', () => {
    expect(
      roundsByMonth(
        [roundOn('2026-11-14', '41', 'R'), roundOn('2026-11-14', '41', 'N')],
        range('2026-10-21', '2026-11-21'),
      ),
    ).toBeNull();
  });

  test('of a year cross its end', () => {
    const months = roundsByMonth([roundOn('2026-01-31')], range('2025-11-30', '2026-02-01'))?.months;
    expect(months?.map(({ key, values }) => [key, ...values])).toEqual([
      ['2025.11', 0],
      ['2025.12', 0],
      ['2026.01', 1],
      ['2026.02', 0],
    ]);
  });

  test('of a long range are those of the eighteen months up to the last round', () => {
    const shown = roundsByMonth(
      [roundOn('2024-05-02'), roundOn('2019-01-01'), roundOn('2022-12-24')],
      range('2015-01-01', '2026-11-21'),
    );
    expect([shown?.isShortened, shown?.months.length, shown?.months[0], shown?.months.at(-1)]).toEqual([
      true,
      18,
      { key: '2022.12', values: [1] },
      { key: '2024.05', values: [1] },
    ]);
  });

  test('of eighteen months are all shown', () => {
    const shown = roundsByMonth([roundOn('2026-05-02')], range('2025-06-30', '2026-11-01'));
    expect([shown?.isShortened, shown?.months.length, shown?.months[0]?.key, shown?.months.at(-1)?.key]).toEqual([
      false,
      18,
      '2025.06',
      '2026.11',
    ]);
  });

  test.each([
    ['2025-01-31', 1, '2025.01', '2025.01'],
    ['2026-06-30', 18, '2025.01', '2026.06'],
    ['2026-07-31', 18, '2025.02', '2026.07'],
  ])('of nineteen months with the last one on %s are those of %i months, from %s to %s', (day, count, first, last) => {
    const months = roundsByMonth([roundOn('2025-01-31'), roundOn(day)], range('2025-01-31', '2026-07-31'))?.months;
    expect([months?.length, months?.[0]?.key, months?.at(-1)?.key]).toEqual([count, first, last]);
  });
});
