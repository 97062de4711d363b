import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { daysBefore, monthsBefore } from '#contract/shared/calendar.ts';
import { accounts } from '#server/db/seed/accounts.ts';
import { generateBookings } from '#server/db/seed/bookings.ts';
import { prepareDatabase } from '#server/db/prepare.ts';
import { booking } from '#server/db/schema.ts';
import { masterKeys, plainPasswords, startApp, startOfTest } from './lib/app.ts';

const today = '2026-11-20';
type Row = typeof booking.$inferSelect;

let personal: Row[];
let corporate: Row[];
beforeAll(async () => {
  const { deps } = await startApp();
  const bookingsOf = (memberId: number) =>
    deps.db.select().from(booking).where(eq(booking.memberId, memberId)).orderBy(booking.playDate);
  [personal, corporate] = [await bookingsOf(1), await bookingsOf(2)];
});

const shareOf = (rows: readonly Row[], holds: (row: Row) => boolean) => rows.filter(holds).length / rows.length;

describe('the bookings of a fresh start', () => {
  test('are 240 of member01 and 24 of corp0001', () => {
    expect([personal.length, corporate.length]).toEqual([240, 24]);
  });

  test('reach from seventeen and a half months back to about five weeks ahead', () => {
    expect(personal[0]?.playDate).toSatisfy(
      (day: string) => day < monthsBefore(today, 17) && day > monthsBefore(today, 18),
    );
    expect(personal.at(-1)?.playDate).toSatisfy(
      (day: string) => day > daysBefore(today, -28) && day <= daysBefore(today, -35),
    );
  });

  test('in the future are all booked, at least ten of them; most past ones were played', () => {
    const upcoming = personal.filter(({ playDate }) => playDate >= today);
    const past = personal.filter(({ playDate }) => playDate < today);
    expect(upcoming.length).toBeGreaterThanOrEqual(10);
    expect(new Set(upcoming.map(({ status }) => status))).toEqual(new Set(['R']));
    expect(shareOf(past, ({ status }) => status === 'I')).toBeGreaterThan(0.7);
    expect(new Set(past.map(({ status }) => status))).toEqual(new Set(['R', 'I', 'N']));
  });

  test('of today are booked, too, however many the account has', () => {
    const [account] = accounts;
    if (!account) throw new Error('No accounts.');
    const todaysBookings = Array.from({ length: 100 }, (_, more) =>
      generateBookings({ ...account, bookings: 200 + more }, today),
    )
      .flat()
      .filter(({ playDate }) => playDate === today);
    expect(todaysBookings.length).toBeGreaterThan(20);
    expect(new Set(todaysBookings.map(({ status }) => status))).toEqual(new Set(['R']));
  });

  test('are on all four clubs’ properties, of 18 and 9 holes, from six to four', () => {
    expect(new Set(personal.map(({ propertyNo }) => propertyNo))).toEqual(new Set(['41', '51', '46', '71']));
    expect(new Set(personal.map(({ holes }) => holes))).toEqual(new Set(['18', '9']));
    expect(
      personal.every(({ playTime }) => /^[01]\d[0-5]\d$/.test(playTime) && playTime >= '0600' && playTime <= '1600'),
    ).toBe(true);
  });

  test('are mostly on the member’s own memberships, some on none, some for a guest of another name', () => {
    expect(new Set(personal.map(({ membershipNumber }) => membershipNumber))).toEqual(
      new Set(['51-02-004417', '61-11-000982', null]),
    );
    expect(shareOf(personal, ({ membershipNumber }) => membershipNumber !== null)).toBeGreaterThan(0.7);
    expect(shareOf(personal, ({ guestName }) => guestName === '김하늘')).toBeGreaterThan(0.7);
    expect(personal.every(({ guestName }) => /^[가-힣]{3}$/.test(guestName))).toBe(true);
    expect(new Set(corporate.map(({ membershipNumber }) => membershipNumber))).toEqual(new Set(['51-21-000118', null]));
  });

  test('are the same for the same day, and move with it', () => {
    const [account] = accounts;
    if (!account) throw new Error('No accounts.');
    expect(generateBookings(account, today)).toEqual(generateBookings(account, today));
    const movedBookings = generateBookings(account, daysBefore(today, -100));
    expect(movedBookings).toEqual(
      generateBookings(account, today).map((each) => ({ ...each, playDate: daysBefore(each.playDate, -100) })),
    );
  });
});

test('are not added to a database that has members', async () => {
  const { deps } = await startApp();
  await deps.db.delete(booking);
  await prepareDatabase(deps.db, { passwords: plainPasswords, masterKeys, now: startOfTest });
  expect(await deps.db.$count(booking)).toBe(0);
});
