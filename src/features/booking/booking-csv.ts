import { bookingStatusNames, teeTime, type Booking } from '#contract/booking/booking.ts';
import { courseName } from '#contract/site/club-code.ts';
import { csvOf } from '#contract/shared/csv.ts';
import { listDay, type Day } from '#contract/shared/day.ts';

const columns: readonly { header: string; cell: (booking: Booking) => string }[] = [
  { header: '회원번호', cell: ({ MEMB_NO }) => MEMB_NO },
  { header: '예약자', cell: ({ RSVN_GEST_NAME }) => RSVN_GEST_NAME },
  { header: '코스', cell: ({ PROPERTY_NO }) => courseName(PROPERTY_NO) },
  { header: '티오프 날짜', cell: ({ PLAY_DATE }) => listDay(PLAY_DATE) },
  { header: '티오프 시간', cell: teeTime },
  { header: '라운드', cell: ({ HOLE_TYPE_CODE }) => HOLE_TYPE_CODE },
  { header: '상태', cell: ({ GOLF_RSVN_TYPE_CODE }) => bookingStatusNames[GOLF_RSVN_TYPE_CODE] },
];

/** Bookings as a CSV file (spec 001 §9). */
export const bookingCsv = (bookings: readonly Booking[]): string =>
  csvOf([columns.map(({ header }) => header), ...bookings.map((booking) => columns.map(({ cell }) => cell(booking)))]);

export const csvFileName = (today: Day): string => `booking history_${today.replaceAll('-', '')}.csv`;
