import { useMemo, useState } from 'react';
import type { BookingFilter } from '#contract/booking/booking.ts';
import { TwoColumns, ChartSlot } from '#src/ui/data/chart-layout.ts';
import { FigureList } from '#src/ui/data/FigureList.tsx';
import { MonthChart } from '#src/ui/data/MonthChart.tsx';
import type { BookingHistoryView } from './booking-history-view.ts';
import { roundsByMonth, type RoundsByMonth } from './rounds-by-month.ts';

export type BookingSummaryProps = Pick<BookingHistoryView, 'list' | 'history' | 'filter'>;

/**
 * The counts of the selected range, and a chart of when and where its rounds were played. Space is reserved until both
 * are loaded. Like the counts, the chart does not depend on the selected status: if the status excludes rounds, the
 * last chart of the same range stays.
 */
export function BookingSummary({ list, history, filter }: BookingSummaryProps) {
  const current = history !== null && listsRounds(filter) ? { history, filter } : null;
  const [last, setLast] = useState(current);
  if (current && current.history !== last?.history) setLast(current);
  const charted = current ?? (history === null || (last && isSameRange(last.filter, filter)) ? last : null);
  const [bookings, range] = [charted?.history.bookings, charted?.filter];
  const rounds = useMemo(() => (bookings && range ? roundsByMonth(bookings, range) : null), [bookings, range]);
  const unknownCount = list === 'failed' ? null : undefined;
  return (
    <TwoColumns aria-label="예약 현황">
      <FigureList
        items={[
          { label: '예약', value: history?.count.booking ?? unknownCount },
          { label: '내장', value: history?.count.internals ?? unknownCount },
          { label: '취소·노쇼', value: history?.count.cancel ?? unknownCount },
        ]}
      />
      {charted === null && history === null && <ChartSlot state="unknown" />}
      {rounds && (
        <ChartSlot state={history === null ? 'waiting' : 'shown'} aria-hidden={history === null}>
          <MonthChart title="월별 내장 횟수" note={rangeOf(rounds)} months={rounds.months} series={rounds.series} />
        </ChartSlot>
      )}
    </TwoColumns>
  );
}

const listsRounds = ({ statusCode }: BookingFilter) => statusCode !== 'R' && statusCode !== 'N';

const isSameRange = (a: BookingFilter, b: BookingFilter) =>
  (['playDateFrom', 'playDateTo', 'courseCode', 'membNo'] as const).every((name) => a[name] === b[name]);

/** '2025.12 – 2026.11'; if the range is longer than the chart, the text also states how many months are shown. */
function rangeOf({ months, isShortened }: RoundsByMonth): string {
  const ends = [...new Set([months[0]?.key, months.at(-1)?.key])].join(' – ');
  return isShortened ? `${ends} (마지막 내장까지 ${months.length}개월)` : ends;
}
