import { listDay, type Day } from '../shared/day.ts';
import { cancellationDeadline, type Booking } from './booking.ts';

const dayMs = 86_400_000;

/** Number of days from one day to another. */
export const daysUntil = (day: Day, today: Day): number => (Date.parse(day) - Date.parse(today)) / dayMs;

/** Text with the deadline for cancelling or changing a booking; null if that does not apply. */
export function bookingDeadline(
  { GOLF_RSVN_TYPE_CODE, PLAY_DATE }: Pick<Booking, 'GOLF_RSVN_TYPE_CODE' | 'PLAY_DATE'>,
  today: Day,
): string | null {
  if (GOLF_RSVN_TYPE_CODE !== 'R' || PLAY_DATE < today) return null;
  const deadline = cancellationDeadline(PLAY_DATE);
  if (deadline < today) return '취소·변경 마감 지남';
  const daysLeft = daysUntil(deadline, today);
  return `취소·변경 마감 ${listDay(deadline)} (${daysLeft === 0 ? '오늘까지' : `D-${daysLeft}`})`;
}
