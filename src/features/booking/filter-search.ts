import { bookingStatus, defaultBookingFilter, membershipScope, rangeProblem, type BookingFilter, type BookingStatus, type MembershipScope } from '#contract/booking/booking.ts';
import { day } from '#contract/shared/calendar.ts';
import { courseChoices, type CourseCode } from '#contract/site/club-code.ts';
import type { Day } from '#contract/shared/day.ts';

/** The values that a text may stand for; null for any other text. */
export const courseIn = (text: string | null): CourseCode | null => courseChoices.find(({ value }) => value === text)?.value ?? null;
export const scopeIn = (text: string | null): MembershipScope | null => membershipScope.safeParse(text).data ?? null;
export const statusIn = (text: string | null): BookingStatus | null => bookingStatus.safeParse(text).data ?? null;
export const dayIn = (text: string | null): Day | null => day.safeParse(text).data ?? null;

/** Parses the filter from the URL. Missing or invalid values get their defaults, a range as a whole. */
export function readFilter(search: URLSearchParams, today: Day): BookingFilter {
  const untouched = defaultBookingFilter(today);
  const named: BookingFilter = {
    courseCode: courseIn(search.get('courseCode')) ?? untouched.courseCode,
    playDateFrom: dayIn(search.get('playDateFrom')) ?? untouched.playDateFrom,
    playDateTo: dayIn(search.get('playDateTo')) ?? untouched.playDateTo,
    membNo: scopeIn(search.get('membNo')) ?? untouched.membNo,
    statusCode: statusIn(search.get('statusCode')),
  };
  if (rangeProblem(named) === null) return named;
  return { ...named, playDateFrom: untouched.playDateFrom, playDateTo: untouched.playDateTo };
}

/** The address of a filter, without what `readFilter` knows by itself. */
export function writeFilter(filter: BookingFilter, today: Day): URLSearchParams {
  const untouched = Object.entries(defaultBookingFilter(today));
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (value !== null && !untouched.some(([known, usual]) => known === name && usual === value)) written.set(name, value);
  }
  return written;
}

export const isSameFilter = (one: BookingFilter, other: BookingFilter, today: Day): boolean => writeFilter(one, today).toString() === writeFilter(other, today).toString();
