import type { ClubOperation } from '#contract/clubs/operation.ts';
import { monthsAfter, parseDay } from '#contract/shared/calendar.ts';
import type { Day } from '#contract/shared/day.ts';
import { tablesIn } from './html-tables.ts';

type Closure = ClubOperation['closures'][number];
type Notice = { readonly createdDate: Day; readonly contents: string };

/** Heading of the column of a notice that has the periods. */
export const closureHeading = '휴장 기간';

/**
 * Returns the periods in which a club is closed according to the newest notice that has a table with its name in the
 * column 클럽 and periods such as `12월 14일(월) ~ 2027년 3월 11일(목)` in the column 휴장 기간; empty if there is none.
 */
export function closuresOf(clubName: string, newestFirst: readonly Notice[]): Closure[] {
  for (const { createdDate, contents } of newestFirst)
    for (const [head = [], ...rows] of tablesIn(contents)) {
      const column = head.indexOf(closureHeading);
      const named = head.indexOf('클럽');
      const row = column === -1 || named === -1 ? undefined : rows.find((cells) => cells[named] === clubName);
      if (row) return periodsIn(row[column] ?? '', createdDate);
    }
  return [];
}

const period =
  /(?:(\d{4})년 )?(\d{1,2})월 (\d{1,2})일(?:\([월화수목금토일]\))?(?: ?[~∼] ?(?:(\d{4})년 )?(?:(\d{1,2})월 )?(\d{1,2})일)?/g;

/** A single day is a period, too. A day without a year is the first one from half a year before the notice on. */
function periodsIn(text: string, noticed: Day): Closure[] {
  return Array.from(text.matchAll(period), (found) => {
    const [, fromYear, fromMonth = '', fromDay = '', untilYear, untilMonth = fromMonth, untilDay = fromDay] = found;
    const from = dayFrom(monthsAfter(noticed, -6), fromYear, fromMonth, fromDay);
    const until = from && dayFrom(from, untilYear, untilMonth, untilDay);
    return from && until && until >= from ? { from, until } : null;
  }).filter((each) => each !== null);
}

/** Returns the day in the given year, or else its first occurrence from `earliest` on; null if there is no such day. */
function dayFrom(earliest: Day, year: string | undefined, month: string, date: string): Day | null {
  const first = Number(earliest.slice(0, 4));
  const days = (year === undefined ? [first, first + 1] : [Number(year)]).map((each) =>
    parseDay(`${each}-${month}-${date}`),
  );
  return days.find((each) => each !== null && (year !== undefined || each >= earliest)) ?? null;
}
