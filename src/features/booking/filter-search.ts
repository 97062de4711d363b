import {
  bookingStatus,
  defaultBookingFilter,
  membershipScope,
  rangeProblem,
  type BookingFilter,
  type BookingStatus,
  type MembershipScope,
} from '#contract/booking/booking.ts';
import { day } from '#contract/shared/calendar.ts';
import { courseChoices, type CourseCode } from '#contract/site/club-code.ts';
import type { Day } from '#contract/shared/day.ts';

/** Parse a single value; null if the text is not valid. */
export const courseIn = (text: string | null): CourseCode | null =>
  courseChoices.find(({ value }) => value === text)?.value ?? null;
export const scopeIn = (text: string | null): MembershipScope | null => membershipScope.safeParse(text).data ?? null;
export const statusIn = (text: string | null): BookingStatus | null => bookingStatus.safeParse(text).data ?? null;
const dayIn = (text: string | null): Day | null => day.safeParse(text).data ?? null;

/**
 * Parses the filter from the URL. Missing or invalid values get their defaults; an invalid range is replaced by the
 * default range.
 */
export function readFilter(search: URLSearchParams, today: Day): BookingFilter {
  const defaults = defaultBookingFilter(today);
  const filter: BookingFilter = {
    courseCode: courseIn(search.get('courseCode')) ?? defaults.courseCode,
    playDateFrom: dayIn(search.get('playDateFrom')) ?? defaults.playDateFrom,
    playDateTo: dayIn(search.get('playDateTo')) ?? defaults.playDateTo,
    membNo: scopeIn(search.get('membNo')) ?? defaults.membNo,
    statusCode: statusIn(search.get('statusCode')),
  };
  if (rangeProblem(filter) === null) return filter;
  return { ...filter, playDateFrom: defaults.playDateFrom, playDateTo: defaults.playDateTo };
}

/** Query string of a filter; default values are omitted, since `readFilter` restores them. */
export function writeFilter(filter: BookingFilter, today: Day): URLSearchParams {
  const defaults = Object.entries(defaultBookingFilter(today));
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (
      value !== null &&
      !defaults.some(([defaultName, defaultValue]) => defaultName === name && defaultValue === value)
    )
      params.set(name, value);
  }
  return params;
}

export const isSameFilter = (a: BookingFilter, b: BookingFilter, today: Day): boolean =>
  writeFilter(a, today).toString() === writeFilter(b, today).toString();
