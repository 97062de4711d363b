import { type SQLWrapper, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { BookingQuery } from '#contract/booking/booking.ts';
import type { Database } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { prepareDatabase } from '#server/db/prepare.ts';
import { selectCounts } from '#server/services/booking/count.ts';
import { selectBookings } from '#server/services/booking/list.ts';
import { masterKeys, plainPasswords, startOfTest } from '../lib/app.ts';
import { newDatabaseUrl } from '../lib/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openPostgres((await newDatabaseUrl()) ?? '');
  const { db } = database;
  await database.migrate((opened) =>
    prepareDatabase(opened, { passwords: plainPasswords, masterKeys, now: startOfTest }),
  );
  await db.execute(sql`insert into member (service_id, password_hash, user_type, name, email, mobile, birthdate, gender, ci_sealed, di, last_sign_in_at, created_at)
    select 'other' || n, '', 'PERSONAL', '', '', '', '1990-01-01', 'MALE', '', 'di' || n, now(), now() from generate_series(1, 190) n`);
  await db.execute(sql`delete from booking`);
  await db.execute(sql`insert into booking (member_id, membership_number, guest_name, property_no, play_date, play_time, holes, status)
    select case when n % 20 = 0 then 1 else 8 + n % 190 end, '51-02-004417', '김하늘', (array['41', '51', '46', '71'])[1 + n % 4],
      date '2025-06-01' + n % 540, lpad((600 + n % 900)::text, 4, '0'), '18', (array['R', 'I', 'N'])[1 + n % 3]::booking_status
    from generate_series(1, 200000) n`);
  await db.execute(sql`analyze`);
});
afterAll(() => database.close());

const rowsOf = async <S extends z.ZodMiniType>(row: S, statement: SQLWrapper) =>
  z.object({ rows: z.array(row) }).parse(await database.db.execute(sql`${statement}`)).rows;

async function planOf(statement: SQLWrapper): Promise<string> {
  const lines = await rowsOf(z.object({ 'QUERY PLAN': z.string() }), sql`explain ${statement}`);
  return lines.map((line) => line['QUERY PLAN']).join('\n');
}

const month = {
  courseCode: '11',
  playDateFrom: '2026-04-20',
  playDateTo: '2026-05-20',
  membNo: 'b',
  statusCode: undefined,
} as const;

describe('among 200,000 bookings, 10,000 of them one member’s', () => {
  test('the numbers are these', async () => {
    const countQuery = sql`select count(*)::int as all, (count(*) filter (where member_id = 1))::int as own from booking`;
    expect(await rowsOf(z.object({ all: z.int(), own: z.int() }), countQuery)).toEqual([{ all: 200_000, own: 10_000 }]);
  });

  test.each<[string, BookingQuery]>([
    ['a month', month],
    ['a day', { ...month, playDateFrom: month.playDateTo }],
    ['a year', { ...month, playDateFrom: '2025-05-20' }],
    ['a month of one club and status', { ...month, courseCode: '51', statusCode: 'N' }],
    ['a month on regular memberships', { ...month, membNo: 'a' }],
    ['a month on one membership', { ...month, membNo: '51-02-004417' }],
  ])('the list and the counts of %s read the index, never the whole table', async (_, query) => {
    for (const statement of [selectBookings(database, 1, query), selectCounts(database, 1, query)]) {
      const plan = await planOf(statement);
      expect(plan).toContain('booking_member_day');
      expect(plan).not.toContain('Seq Scan on booking');
    }
  });
});
