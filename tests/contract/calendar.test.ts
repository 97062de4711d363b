import { describe, expect, test } from 'vitest';
import { day, daysBefore, monthsAfter, monthsBefore } from '#contract/shared/calendar.ts';
import { dayInKorea, listDay } from '#contract/shared/day.ts';

test.each(['2026-11-21', '2028-02-29', '1000-01-01', '2999-12-31'])('%s is a date', (text) =>
  expect(day.safeParse(text).success).toBe(true),
);

test.each([
  '',
  '2026-11',
  '2026-11-31',
  '2027-02-29',
  '2026-13-01',
  '20261121',
  '2026-1-1',
  '0999-01-01',
  '3000-01-01',
  '2026-11-21T00:00',
  ' 2026-11-21',
])('"%s" is not a date', (text) =>
  expect(day.safeParse(text).error?.issues[0]?.message).toBe('입력하신 내용을 다시 확인해 주세요.'),
);

test.each([
  ['2026-11-20T14:59:59.999Z', '2026-11-20'],
  ['2026-11-20T15:00:00.000Z', '2026-11-21'],
  ['2026-12-31T15:00:00.000Z', '2027-01-01'],
])('at %s it is %s in Korea', (at, today) => expect(dayInKorea(new Date(at))).toBe(today));

describe('adding to a date', () => {
  test('crosses the ends of months and years', () => {
    expect([
      daysBefore('2026-11-03', 5),
      daysBefore('2027-01-02', 5),
      monthsBefore('2026-01-15', 1),
      monthsAfter('2026-11-21', 3),
    ]).toEqual(['2026-10-29', '2026-12-28', '2025-12-15', '2027-02-21']);
  });

  test('clamps to the last day of a shorter month', () => {
    expect([monthsBefore('2026-03-31', 1), monthsBefore('2028-03-31', 1), monthsAfter('2026-11-30', 3)]).toEqual([
      '2026-02-28',
      '2028-02-29',
      '2027-02-28',
    ]);
  });
});

test('lists show a date with dots', () => expect(listDay('2026-11-21')).toBe('2026.11.21'));
