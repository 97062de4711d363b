import { bookingStatusNames, teeTime, type Booking } from '#contract/booking.ts';
import { courseName } from '#contract/club-code.ts';
import { listDay, type Day } from '#contract/day.ts';

const columns: readonly { header: string; cell: (booking: Booking) => string }[] = [
  { header: '회원번호', cell: ({ MEMB_NO }) => MEMB_NO },
  { header: '예약자', cell: ({ RSVN_GEST_NAME }) => RSVN_GEST_NAME },
  { header: '코스', cell: ({ PROPERTY_NO }) => courseName(PROPERTY_NO) },
  { header: '티오프 날짜', cell: ({ PLAY_DATE }) => listDay(PLAY_DATE) },
  { header: '티오프 시간', cell: teeTime },
  { header: '라운드', cell: ({ HOLE_TYPE_CODE }) => HOLE_TYPE_CODE },
  { header: '상태', cell: ({ GOLF_RSVN_TYPE_CODE }) => bookingStatusNames[GOLF_RSVN_TYPE_CODE] },
];

const byteOrderMark = '\uFEFF';

/** Bookings as a CSV file (spec 001 §9): a byte-order mark for Excel, lines as RFC 4180 has them, every cell quoted. */
export const bookingCsv = (bookings: readonly Booking[]): string =>
  byteOrderMark + [columns.map(({ header }) => header), ...bookings.map((booking) => columns.map(({ cell }) => cell(booking)))].map(line).join('');

export const csvFileName = (today: Day): string => `booking history_${today.replaceAll('-', '')}.csv`;

const line = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

const quoted = (text: string): string => `"${inert(text).replaceAll('"', '""')}"`;

/** A spreadsheet takes a cell that begins like this for a formula; with an apostrophe before it, for the text that it is. */
const inert = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
