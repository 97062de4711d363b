import { sql } from 'drizzle-orm';
import type { BookingCount, BookingQuery, BookingStatus } from '#contract/booking/booking.ts';
import { booking } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Session } from '../session/find.ts';
import { assertSessionExists } from '../session/assert-exists.ts';
import { matchesQuery } from './filters.ts';

const none: BookingCount = { booking: 0, internals: 0, cancel: 0 };

/**
 * Counts the member's bookings that match the query, by status R, I and N. Throws 401 `invalid_token` if the member no
 * longer exists.
 */
export async function countBookings(deps: Deps, session: Session, query: BookingQuery): Promise<BookingCount> {
  const [counted = none] = await selectCounts(deps, session.memberId, query);
  if (counted.booking + counted.internals + counted.cancel === 0) await assertSessionExists(deps, session);
  return counted;
}

/** Query of `countBookings`, exported for benchmarks. */
export const selectCounts = ({ db }: Pick<Deps, 'db'>, memberId: number, query: BookingQuery) =>
  db
    .select({ booking: countOf('R'), internals: countOf('I'), cancel: countOf('N') })
    .from(booking)
    .where(matchesQuery({ db }, memberId, query));

const countOf = (status: BookingStatus) => sql`count(*) filter (where ${booking.status} = ${status})`.mapWith(Number);
