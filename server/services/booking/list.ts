import { desc } from 'drizzle-orm';
import type { Booking, BookingQuery } from '#contract/booking/booking.ts';
import { booking } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Session } from '../session/find.ts';
import { assertSessionExists } from '../session/assert-exists.ts';
import { matchesQuery } from './filters.ts';

/**
 * Returns the member's bookings that match the query, last played first. Throws 401 `invalid_token` if the member no
 * longer exists.
 */
export async function listBookings(deps: Deps, session: Session, query: BookingQuery): Promise<Booking[]> {
  const rows = await selectBookings(deps, session.memberId, query);
  if (rows.length === 0) await assertSessionExists(deps, session);
  return rows.map(asBooking);
}

/** Converts a row to the reservation system's format (spec 001 §3). */
export const asBooking = (row: typeof booking.$inferSelect): Booking => ({
  MEMB_NO: row.membershipNumber ?? '',
  RSVN_GEST_NAME: row.guestName,
  PROPERTY_NO: row.propertyNo,
  PLAY_DATE: row.playDate,
  PLAY_TIME: row.playTime,
  HOLE_TYPE_CODE: row.holes,
  GOLF_RSVN_TYPE_CODE: row.status,
});

/** Query of `listBookings`, exported for benchmarks. */
export const selectBookings = ({ db }: Pick<Deps, 'db'>, memberId: number, query: BookingQuery) =>
  db
    .select()
    .from(booking)
    .where(matchesQuery({ db }, memberId, query))
    .orderBy(desc(booking.playDate), desc(booking.playTime), desc(booking.id));
