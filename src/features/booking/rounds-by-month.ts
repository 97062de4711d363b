import type { Booking, BookingFilter } from '#contract/booking/booking.ts';
import { monthsAfter, monthsBefore } from '#contract/shared/calendar.ts';
import { courseChoices, courseName, propertyOfCourse } from '#contract/site/club-code.ts';
import type { Day } from '#contract/shared/day.ts';

export type RoundsByMonth = {
  /** The clubs that were played, by name. */
  series: string[];
  /** Each month of the range, 'yyyy.MM', with its rounds at each club of `series`. */
  months: { key: string; values: number[] }[];
  /** Whether the range has more months than are shown. */
  isShortened: boolean;
};

/** Limited by the width of the chart. */
const maxMonths = 18;

const otherClub = '기타';
const clubs = [...courseChoices.flatMap(({ value }) => propertyOfCourse(value) ?? []).map(courseName), otherClub];

/**
 * Counts the rounds played (내장) in each month of the range; null if there were none. A range that is too long for the
 * chart is shortened to the months up to the last round.
 */
export function roundsByMonth(
  bookings: readonly Booking[],
  { playDateFrom, playDateTo }: Pick<BookingFilter, 'playDateFrom' | 'playDateTo'>,
): RoundsByMonth | null {
  const rounds = bookings.filter(({ GOLF_RSVN_TYPE_CODE }) => GOLF_RSVN_TYPE_CODE === 'I');
  if (rounds.length === 0) return null;
  const counts = new Map<string, number>();
  const played = new Set<string>();
  let lastRound = playDateFrom;
  for (const { PLAY_DATE, PROPERTY_NO } of rounds) {
    const club = clubOf(PROPERTY_NO);
    const key = cellKey(PLAY_DATE.slice(0, 7), club);
    counts.set(key, (counts.get(key) ?? 0) + 1);
    played.add(club);
    if (PLAY_DATE > lastRound) lastRound = PLAY_DATE;
  }
  const series = clubs.filter((club) => played.has(club));
  const isShortened = countMonths(playDateFrom, playDateTo) > maxMonths;
  const shown = isShortened
    ? monthsBetween(laterDay(playDateFrom, monthsBefore(lastRound, maxMonths - 1)), lastRound)
    : monthsBetween(playDateFrom, playDateTo);
  return {
    series,
    isShortened,
    months: shown.map((month) => ({
      key: month.replace('-', '.'),
      values: series.map((club) => counts.get(cellKey(month, club)) ?? 0),
    })),
  };
}

const firstDayOfMonth = (date: Day): Day => `${date.slice(0, 7)}-01`;
const cellKey = (month: string, club: string): string => `${month} ${club}`;

function clubOf(propertyNumber: string): string {
  const name = courseName(propertyNumber);
  return clubs.includes(name) ? name : otherClub;
}

const countMonths = (from: Day, to: Day): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1;
const monthsBetween = (from: Day, to: Day): string[] =>
  Array.from({ length: countMonths(from, to) }, (_, index) => monthsAfter(firstDayOfMonth(from), index).slice(0, 7));
const laterDay = (a: Day, b: Day): Day => (a > b ? a : b);
