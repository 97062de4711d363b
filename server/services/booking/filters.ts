import { and, between, eq, inArray } from 'drizzle-orm';
import type { BookingQuery } from '#contract/booking/booking.ts';
import { propertyOfCourse } from '#contract/site/club-code.ts';
import { booking, membership } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { seesCompany } from '../company/sees-company.ts';

type Reading = Pick<Deps, 'db'>;

/** Condition shared by the list and the counts: bookings of this member that match the query. */
export function matchesQuery(
  { db }: Reading,
  memberId: number,
  { courseCode, playDateFrom, playDateTo, membNo, statusCode }: BookingQuery,
) {
  const propertyNo = propertyOfCourse(courseCode);
  return and(
    eq(booking.memberId, memberId),
    seesCompany({ db }, memberId),
    between(booking.playDate, playDateFrom, playDateTo),
    propertyNo === null ? undefined : eq(booking.propertyNo, propertyNo),
    isOnMembership({ db }, memberId, membNo),
    statusCode === undefined ? undefined : eq(booking.status, statusCode),
  );
}

/**
 * 'b' is any, 'a' any of the member's regular memberships, otherwise the membership with this number
 * (`docs/decisions`).
 */
function isOnMembership({ db }: Reading, memberId: number, membNo: BookingQuery['membNo']) {
  if (membNo === 'b') return undefined;
  if (membNo !== 'a') return eq(booking.membershipNumber, membNo);
  const regular = and(eq(membership.memberId, memberId), eq(membership.regular, true));
  return inArray(booking.membershipNumber, db.select({ number: membership.number }).from(membership).where(regular));
}
