import { expect, test } from 'vitest';
import { dayInKorea, timeInKorea, untilNextDay } from '#contract/shared/day.ts';

test.each([
  ['2026-10-20T14:59:59.999Z', '2026-10-20', '23:59'],
  ['2026-10-20T15:00:00.000Z', '2026-10-21', '00:00'],
  ['2026-12-31T15:30:00.000Z', '2027-01-01', '00:30'],
])('at %s it is %s in Korea, and %s', (moment, day, time) => {
  const at = new Date(moment);
  expect([dayInKorea(at), timeInKorea(at)]).toEqual([day, time]);
});

test.each([
  ['2026-10-20T14:59:59.999Z', 1],
  ['2026-10-20T15:00:00.000Z', 86_400_000],
  ['2026-10-21T14:00:00.000Z', 3_600_000],
])('at %s the next day in Korea begins in %i ms', (moment, milliseconds) =>
  expect(untilNextDay(new Date(moment))).toBe(milliseconds),
);
