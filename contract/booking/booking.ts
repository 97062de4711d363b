import * as z from 'zod/mini';
import { day, daysBefore, monthsAfter, monthsBefore } from '../shared/calendar.ts';
import { serverDay } from '../shared/server-day.ts';
import { allCourses, courseChoices, type CourseCode } from '../site/club-code.ts';
import type { Day } from '../shared/day.ts';
import { endpoint } from '../http/endpoint.ts';
import { myPageMessages } from '../account/my-page-messages.ts';

/** R booking, I check-in, N no-show (spec 001 §4). */
export const bookingStatus = z.enum(['R', 'I', 'N']);
export type BookingStatus = z.output<typeof bookingStatus>;
export const bookingStatusNames = { R: '예약', I: '내장', N: '노쇼' } as const satisfies Record<BookingStatus, string>;

/** 'a': only bookings on regular memberships; 'b': all bookings of the member (spec 001 §4). */
export const membershipScope = z.enum(['a', 'b']);
export type MembershipScope = z.output<typeof membershipScope>;

/**
 * A booking with the field names of the reservation system, spec 001 §3. `MEMB_NO` is empty for a round without a
 * membership; `PLAY_TIME` is HHMM.
 */
const booking = z.object({
  MEMB_NO: z.string(),
  RSVN_GEST_NAME: z.string(),
  PROPERTY_NO: z.string(),
  PLAY_DATE: serverDay,
  PLAY_TIME: z.string().check(z.regex(/^([01]\d|2[0-3])[0-5]\d$/)),
  /** Number of holes. */
  HOLE_TYPE_CODE: z.string(),
  GOLF_RSVN_TYPE_CODE: bookingStatus,
});
export type Booking = z.output<typeof booking>;

/** Formats the reservation system's HHMM as HH:MM. */
export const teeTime = ({ PLAY_TIME }: Pick<Booking, 'PLAY_TIME'>): string =>
  `${PLAY_TIME.slice(0, 2)}:${PLAY_TIME.slice(2)}`;

/** Filter of the booking list; `statusCode` is null for all statuses. */
export type BookingFilter = {
  courseCode: CourseCode;
  playDateFrom: Day;
  playDateTo: Day;
  membNo: MembershipScope;
  statusCode: BookingStatus | null;
};

/** Returns the initial filter: the last month up to today, all courses (spec 001 §9). */
export const defaultBookingFilter = (today: Day): BookingFilter => ({
  courseCode: allCourses,
  playDateFrom: monthsBefore(today, 1),
  playDateTo: today,
  membNo: 'b',
  statusCode: null,
});

/** The filter of the bookings that are still to be played, within three months. */
export const bookingsAhead = (today: Day): BookingFilter => ({
  courseCode: allCourses,
  playDateFrom: today,
  playDateTo: monthsAfter(today, 3),
  membNo: 'b',
  statusCode: 'R',
});

type Range = Pick<BookingFilter, 'playDateFrom' | 'playDateTo'>;

/** Returns the preset date ranges (spec 001 §9), and one of upcoming bookings, which can still be cancelled. */
export const quickRanges = (today: Day): readonly (Range & { label: string })[] => [
  ...[1, 3, 6, 12].map((count) => ({
    label: count === 12 ? '1년' : `${count}개월`,
    playDateFrom: monthsBefore(today, count),
    playDateTo: today,
  })),
  { label: '예정', playDateFrom: today, playDateTo: monthsAfter(today, 3) },
];

/** Whether both days are chosen; a cleared date field is empty. */
export const isRangeChosen = ({ playDateFrom, playDateTo }: Range): boolean => playDateFrom !== '' && playDateTo !== '';

/** Returns an error message if a day is missing or the first one is after the last one, else null (spec 001 §5). */
export function rangeProblem(range: Range): string | null {
  if (!isRangeChosen(range)) return myPageMessages.dateRequired;
  return range.playDateFrom > range.playDateTo ? myPageMessages.dateOrder : null;
}

/** Returns the last day on which a booking may be cancelled or changed: five days before it is played (spec 001 §9). */
export const cancellationDeadline = (playDate: Day): Day => daysBefore(playDate, 5);

const filterQuery = z
  .object({
    courseCode: z._default(z.enum(courseChoices.map(({ value }) => value)), allCourses),
    playDateFrom: day,
    playDateTo: day,
    /** A scope, or the number of one membership. */
    membNo: z._default(z.string().check(z.minLength(1), z.maxLength(30)), 'b'),
    statusCode: z.optional(bookingStatus),
  })
  .check(
    z.refine((query) => rangeProblem(query) === null, { error: myPageMessages.dateOrder, path: ['playDateFrom'] }),
  );
export type BookingQuery = z.output<typeof filterQuery>;

export const bookings = endpoint({
  id: 'bookings',
  method: 'GET',
  path: '/api/v1/my/booking',
  access: 'member',
  summary: '로그인한 회원의 예약 내역, 최근 이용일부터.',
  query: filterQuery,
  result: z.array(booking),
});

/**
 * Counts of the rows that the same query returns, by status: R bookings, I check-ins, N no-shows (`docs/decisions`).
 */
const bookingCount = z.object({ booking: z.int(), internals: z.int(), cancel: z.int() });
export type BookingCount = z.output<typeof bookingCount>;

export const countBookings = endpoint({
  id: 'countBookings',
  method: 'GET',
  path: '/api/v1/my/booking/count',
  access: 'member',
  summary: '같은 조건의 예약·내장·취소(노쇼) 건수.',
  query: filterQuery,
  result: bookingCount,
});
