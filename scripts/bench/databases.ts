import { bookings as call } from '#contract/booking/booking.ts';
import { monthsBefore } from '#contract/shared/calendar.ts';
import { dayInKorea } from '#contract/shared/day.ts';
import { notices } from '#contract/news/notice.ts';
import type { Database } from '#server/db/database.ts';
import { selectBookings } from '#server/services/booking/list.ts';
import { listClubs } from '#server/services/club/list.ts';
import { listNotices } from '#server/services/notice/list.ts';
import { withHarness } from './harness.ts';
import { interleaved, timeOf } from './interleaved.ts';

const today = dayInKorea(new Date());
const year = call.query.parse({ playDateFrom: monthsBefore(today, 12), playDateTo: today });
/** The first seeded member. */
const firstMember = 1;

const reads: Record<string, (database: Database) => PromiseLike<unknown>> = {
  clubs: listClubs,
  'a page of notices': (database) => listNotices(database, notices.query.parse({})),
  'a search of notices': (database) => listNotices(database, notices.query.parse({ query: '안내' })),
  "a member's bookings of a year": (database) => selectBookings(database, firstMember, year),
};

/** The embedded database against a PostgreSQL server, both with seeded data; one query after the other. */
export const databases = withHarness(async function* measure(harness, { isShort }) {
  const makeDatabase = await harness.postgres();
  const embedded = await harness.seeded();
  const postgres = await harness.seeded(await makeDatabase('seeded'));
  for (const [kind, read] of Object.entries(reads)) {
    const measured = await interleaved(isShort ? 21 : 101, {
      ours: timeOf(async () => read(embedded)),
      against: timeOf(async () => read(postgres)),
      warmUpRounds: 5,
    });
    yield { what: `PGlite against PostgreSQL: ${kind}`, unit: 'ms', ...measured };
  }
});
