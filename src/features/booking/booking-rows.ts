import { bookingDeadline } from '#contract/booking/booking-deadline.ts';
import { bookingStatusNames, teeTime, type Booking, type BookingStatus } from '#contract/booking/booking.ts';
import { courseName } from '#contract/site/club-code.ts';
import { listDay, type Day } from '#contract/shared/day.ts';

/** The texts of a booking in the list. */
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
  /** Text with the deadline for cancelling or changing it; null if that does not apply. */
  deadline: string | null;
};

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
    deadline: bookingDeadline(booking, today),
  }));
