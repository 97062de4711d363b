import { bookingStatusNames, cancellationDeadline, teeTime, type Booking, type BookingStatus } from '#contract/booking/booking.ts';
import { courseName } from '#contract/site/club-code.ts';
import { listDay, type Day } from '#contract/shared/day.ts';

/** A booking as the list words it. */
export type BookingRow = {
  key: string;
  status: BookingStatus;
  date: string;
  time: string;
  course: string;
  guest: string;
  membership: string;
  holes: string;
  statusName: string;
  /** Until when it can be cancelled or changed; null where that is no question. */
  deadline: string | null;
};

const dayInMilliseconds = 86_400_000;

/** The rows of a list. A booking has no id of its own: its index in the list serves as the key. */
export const bookingRows = (bookings: readonly Booking[], today: Day): BookingRow[] =>
  bookings.map((booking, index) => ({
    key: String(index),
    status: booking.GOLF_RSVN_TYPE_CODE,
    date: listDay(booking.PLAY_DATE),
    time: teeTime(booking),
    course: courseName(booking.PROPERTY_NO),
    guest: booking.RSVN_GEST_NAME,
    membership: booking.MEMB_NO === '' ? '–' : booking.MEMB_NO,
    holes: booking.HOLE_TYPE_CODE,
    statusName: bookingStatusNames[booking.GOLF_RSVN_TYPE_CODE],
    deadline: deadlineOf(booking, today),
  }));

function deadlineOf({ GOLF_RSVN_TYPE_CODE, PLAY_DATE }: Booking, today: Day): string | null {
  if (GOLF_RSVN_TYPE_CODE !== 'R' || PLAY_DATE < today) return null;
  const last = cancellationDeadline(PLAY_DATE);
  if (last < today) return '취소·변경 마감 지남';
  const daysLeft = (Date.parse(last) - Date.parse(today)) / dayInMilliseconds;
  return `취소·변경 마감 ${listDay(last)} (${daysLeft === 0 ? '오늘까지' : `D-${daysLeft}`})`;
}
