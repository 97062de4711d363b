import type { Client } from 'pg';
import { bookings as call, type BookingQuery } from '#contract/booking/booking.ts';
import { monthsBefore } from '#contract/shared/calendar.ts';
import { dayInKorea } from '#contract/shared/day.ts';
import type { Database } from '#server/db/database.ts';
import { member } from '#server/db/schema.ts';
import { accounts } from '#server/db/seed/accounts.ts';
import { hasServiceId } from '#server/services/member/find.ts';
import { selectCounts } from '#server/services/booking/count.ts';
import { selectBookings } from '#server/services/booking/list.ts';
import { inClient, withHarness } from './harness.ts';
import { interleaved, timeOf } from '#tools/bench/interleaved.ts';

/** The seeded member with the most bookings. */
const { serviceId, bookings: ownBookings } = accounts.reduce((busiest, account) =>
  account.bookings > busiest.bookings ? account : busiest,
);
/** Number of bookings of each other member. */
const bookingsPerMember = 250;

const kinds = {
  'list of a month': [selectBookings, 1],
  'list of a year': [selectBookings, 12],
  'counts of a year': [selectCounts, 12],
} as const;

/** Queries of one member's bookings, with and without the bookings of thousands of other members in the table. */
export const bookings = withHarness(async function* measure(harness, { isShort }) {
  const others = isShort ? 100_000 : 1_000_000;
  const makeDatabase = await harness.postgres();
  const small = await harness.seeded(await makeDatabase('few'));
  const url = await makeDatabase('many');
  const large = await harness.seeded(url);
  await inClient(url, (client) => inventBookings(client, others));
  const [inSmall, inLarge] = [await idIn(small), await idIn(large)];
  for (const [kind, [select, months]] of Object.entries(kinds)) {
    const query = queryOfLast(months);
    const measured = await interleaved(51, {
      ours: timeOf(() => select(large, inLarge, query)),
      against: timeOf(() => select(small, inSmall, query)),
      warmUpRounds: 5,
    });
    yield {
      what: `bookings, ${others.toLocaleString('en')} of others beside ${ownBookings}: ${kind}`,
      unit: 'ms',
      ...measured,
      limit: { atMost: 1.5 },
    };
  }
});

function queryOfLast(months: number): BookingQuery {
  const today = dayInKorea(new Date());
  return call.query.parse({ playDateFrom: monthsBefore(today, months), playDateTo: today });
}

async function idIn({ db }: Database): Promise<number> {
  const [found] = await db.select({ id: member.id }).from(member).where(hasServiceId(serviceId));
  if (!found) throw new Error(`A fresh start has no ${serviceId}.`);
  return found.id;
}

/**
 * Inserts other members with bookings of the last eighteen months, ordered by day rather than by member, as in a real
 * table.
 */
async function inventBookings(client: Client, total: number): Promise<void> {
  await client.query(
    `insert into member (service_id, password_hash, user_type, name, email, mobile, birthdate, gender, ci_sealed, di, person_hash, last_sign_in_at, created_at)
      select 'invented' || n, '', 'PERSONAL', '김하늘', '', '', '1985-04-12', 'FEMALE', '', 'invented' || n, 'invented' || n, now(), now() from generate_series(1, $1::int) n`,
    [Math.ceil(total / bookingsPerMember)],
  );
  await client.query(
    `insert into booking (member_id, guest_name, property_no, play_date, play_time, holes, status)
      select id, name, '51', current_date - (540 - n * 2), '0700', '18', 'I' from generate_series(1, $1::int) n, member where service_id like 'invented%'`,
    [bookingsPerMember],
  );
  await client.query('vacuum analyze member');
  await client.query('vacuum analyze booking');
}
