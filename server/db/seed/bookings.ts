import { daysBefore } from '#contract/shared/calendar.ts';
import type { Day } from '#contract/shared/day.ts';
import type { booking } from '../schema.ts';
import type { Account } from './accounts.ts';

type NewBooking = Omit<typeof booking.$inferInsert, 'id' | 'memberId'>;
type Pick = (bound: number) => number;

/** Range of booking dates: from seventeen and a half months ago to five weeks ahead. */
const maxDaysBack = 532;
const maxDaysAhead = 35;

const properties = ['41', '51', '46', '71'] as const;
const guests = [
  '강마루',
  '고은별',
  '나윤슬',
  '도이든',
  '문초롱',
  '배나래',
  '서아름',
  '안보라',
  '유한울',
  '임가람',
  '장슬기',
  '전다온',
  '조은솔',
  '한바름',
] as const;

/**
 * Generates the account's bookings, spread evenly over the range around `today`, always the same for one day. Those
 * from today on all have status R.
 */
export function generateBookings({ name, memberships, bookings }: Account, today: Day): NewBooking[] {
  const pick = createRandom(bookings);
  const step = (maxDaysBack + maxDaysAhead) / Math.max(1, bookings);
  return Array.from({ length: bookings }, (_, index) => {
    const daysBack = maxDaysBack - Math.floor(index * step + pick(Math.floor(step)));
    return {
      membershipNumber: pick(7) === 0 ? null : (memberships[pick(memberships.length)]?.number ?? null),
      guestName: pick(6) === 0 ? (guests[pick(guests.length)] ?? name) : name,
      propertyNo: properties[pick(properties.length)] ?? properties[0],
      playDate: daysBefore(today, daysBack),
      playTime: teeTime(pick),
      holes: pick(5) === 0 ? '9' : '18',
      status: daysBack <= 0 ? 'R' : pastStatus(pick(20)),
    };
  });
}

/** Returns a tee time as HHMM: every seven minutes from 06:00 to 15:55. */
function teeTime(pick: Pick): string {
  const minutes = 6 * 60 + 7 * pick(86);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`;
}

/** Most were played, some cancelled, a few never closed. */
function pastStatus(roll: number): NewBooking['status'] {
  if (roll === 0) return 'R';
  return roll <= 3 ? 'N' : 'I';
}

/** Returns a seeded random generator of integers from 0 to below a bound. */
function createRandom(seed: number): Pick {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}
