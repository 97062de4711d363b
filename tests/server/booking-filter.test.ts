import { asyncProperty, assert, constantFrom, nat, record } from 'fast-check';
import { expect, test } from 'vitest';
import type { Booking } from '#contract/booking/booking.ts';
import { booking, membership } from '#server/db/schema.ts';
import { startApp } from './lib/app.ts';
import { numbers } from './lib/fuzz.ts';
import { myPage } from './lib/my.ts';
import { ok } from './lib/person.ts';
import { tokenOf } from './lib/read.ts';

type Row = typeof booking.$inferSelect;

const statuses = ['R', 'I', 'N'] as const;
const members = [
  { id: 1, serviceId: 'member01' },
  { id: 2, serviceId: 'corp0001' },
  { id: 4, serviceId: 'normal01' },
] as const;

/**
 * Seeded: regular of member 1, not regular of member 1, regular of member 2. Added: another regular booking of member
 * 1.
 */
const memberships = [
  { number: '51-02-004417', memberId: 1, regular: true },
  { number: '61-11-000982', memberId: 1, regular: false },
  { number: '51-21-000118', memberId: 2, regular: true },
  { number: '71-01-000001', memberId: 1, regular: true },
] as const;

/** The two contradictory tables of spec 001 §9: the requested course, the booked property. */
const propertyOf = { '11': undefined, '41': '71', '51': '41', '61': '51', '71': '46' } as const;

const firstDay = Date.UTC(2026, 0, 20);
const dayAt = (offset: number) => new Date(firstDay + offset * 86_400_000).toISOString().slice(0, 10);
const days = 60;

const memberIds = members.map(({ id }) => id);
const membershipNumbers = memberships.map(({ number }) => number);

function oneOf<T>(pick: (bound: number) => number, values: readonly T[]): T {
  const index = pick(values.length);
  const [value] = values.slice(index, index + 1);
  if (value === undefined) throw new Error('Nothing to pick from.');
  return value;
}

/** Bookings with own, others' and no memberships, on few days and hours, so that many are simultaneous. */
function randomBookings(count: number) {
  const pick = numbers(7);
  return Array.from({ length: count }, () => ({
    memberId: oneOf(pick, memberIds),
    membershipNumber: oneOf(pick, [...membershipNumbers, null, null]),
    guestName: oneOf(pick, ['김하늘', '강마루', '고은별', 'SMITH JOHN']),
    propertyNo: oneOf(pick, ['41', '51', '46', '71', '99']),
    playDate: dayAt(pick(days)),
    playTime: oneOf(pick, ['0600', '0959', '1000', '1553']),
    holes: oneOf(pick, ['18', '9']),
    status: oneOf(pick, statuses),
  }));
}

const filters = record({
  member: constantFrom(...members),
  courseCode: constantFrom(undefined, '11', '41', '51', '61', '71'),
  from: nat(days + 4),
  length: nat(days),
  membNo: constantFrom(undefined, 'a', 'b', ...membershipNumbers, '00-00-000000', '51', '%'),
  statusCode: constantFrom(undefined, 'R', 'I', 'N'),
});

function expected(
  rows: readonly Row[],
  memberId: number,
  {
    courseCode = '11',
    playDateFrom,
    playDateTo,
    membNo = 'b',
    statusCode,
  }: Parameters<ReturnType<typeof myPage>['bookings']>[0],
): Booking[] {
  const regular = new Set<string | null>(
    memberships.filter((each) => each.memberId === memberId && each.regular).map(({ number }) => number),
  );
  const isOnMembership = (number: string | null) =>
    membNo === 'b' || (membNo === 'a' ? regular.has(number) : number === membNo);
  const property = propertyOf[courseCode];
  return rows
    .filter((row) => row.memberId === memberId && row.playDate >= playDateFrom && row.playDate <= playDateTo)
    .filter(
      (row) =>
        (property === undefined || row.propertyNo === property) &&
        (statusCode === undefined || row.status === statusCode),
    )
    .filter((row) => isOnMembership(row.membershipNumber))
    .toSorted((a, b) => `${b.playDate}${b.playTime}`.localeCompare(`${a.playDate}${a.playTime}`) || b.id - a.id)
    .map((row) => ({
      MEMB_NO: row.membershipNumber ?? '',
      RSVN_GEST_NAME: row.guestName,
      PROPERTY_NO: row.propertyNo,
      PLAY_DATE: row.playDate,
      PLAY_TIME: row.playTime,
      HOLE_TYPE_CODE: row.holes,
      GOLF_RSVN_TYPE_CODE: row.status,
    }));
}

test('for a thousand random filters the list has the matching rows in order, and the counts match the list', async () => {
  const app = await startApp();
  await app.deps.db.delete(booking);
  await app.deps.db
    .insert(membership)
    .values({ number: '71-01-000001', memberId: 1, goodsName: '추가', customerName: '김하늘', regular: true });
  const rows = await app.deps.db.insert(booking).values(randomBookings(1_000)).returning();
  const tokens = new Map<number, string>();
  for (const { id, serviceId } of members) tokens.set(id, await tokenOf(app, serviceId));
  let bookingCount = 0;
  await assert(
    asyncProperty(filters, async ({ member, courseCode, from, length, membNo, statusCode }) => {
      const query = {
        courseCode,
        playDateFrom: dayAt(from - 2),
        playDateTo: dayAt(from - 2 + length),
        membNo,
        statusCode,
      } as const;
      const page = myPage(app, tokens.get(member.id) ?? '');
      const list = expected(rows, member.id, query);
      const countOf = (status: string) => list.filter((each) => each.GOLF_RSVN_TYPE_CODE === status).length;
      expect(await page.bookings(query)).toEqual(ok(list));
      expect(await page.counts(query)).toEqual(
        ok({ booking: countOf('R'), internals: countOf('I'), cancel: countOf('N') }),
      );
      bookingCount += list.length;
    }),
    { numRuns: 1_000, seed: 2_026 },
  );
  expect(bookingCount).toBeGreaterThan(5_000);
});
