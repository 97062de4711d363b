import { tablesIn } from './html-tables.ts';

/** The months of the seasons, as the Korea Meteorological Administration counts them. */
const seasons: Readonly<Record<string, readonly number[]>> = {
  봄: [3, 4, 5],
  여름: [6, 7, 8],
  가을: [9, 10, 11],
  겨울: [12, 1, 2],
};

/**
 * Returns the start of the first team in each month from January on, HH:mm, according to schedules with a row for each
 * month or season and columns such as `1부 첫 팀` or `18홀 출발`; null for a month of which they do not say it.
 */
export function firstTeesOf(schedules: readonly string[]): (string | null)[] {
  const times = schedules.flatMap(tablesIn).flatMap(([head = [], ...rows]) => {
    const columns = head.flatMap((heading, index) => (/(?:첫 팀|홀 출발)$/.test(heading) ? [index] : []));
    return rows.flatMap((row) =>
      monthsIn(row[0] ?? '').flatMap((month) =>
        columns.flatMap((column) => ({ month, time: /^\d{2}:\d{2}/.exec(row[column] ?? '')?.[0] ?? [] })),
      ),
    );
  });
  return Array.from(
    { length: 12 },
    (_, index) =>
      times
        .flatMap(({ month, time }) => (month === index + 1 ? time : []))
        .toSorted()
        .at(0) ?? null,
  );
}

/** The months that `12~2월`, `3월` or `봄` means; empty for other text. */
function monthsIn(text: string): readonly number[] {
  const [, first, last = first] = /^(\d{1,2})(?:~(\d{1,2}))?월$/.exec(text) ?? [];
  if (first === undefined) return seasons[text] ?? [];
  const [from, to] = [Number(first), Number(last)];
  const isMonth = (month: number) => month >= 1 && month <= 12;
  if (!isMonth(from) || !isMonth(to)) return [];
  return Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, index) => ((from - 1 + index) % 12) + 1);
}
