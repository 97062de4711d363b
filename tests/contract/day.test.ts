import { expect, test } from 'vitest';
import { dayInKorea, timeInKorea } from '#contract/day.ts';

test.each([
  ['2026-10-20T14:59:59.999Z', '2026-10-20', '23:59'],
  ['2026-10-20T15:00:00.000Z', '2026-10-21', '00:00'],
  ['2026-12-31T15:30:00.000Z', '2027-01-01', '00:30'],
])('at %s it is %s in Korea, and %s', (moment, day, time) => {
  const at = new Date(moment);
  expect([dayInKorea(at), timeInKorea(at)]).toEqual([day, time]);
});
