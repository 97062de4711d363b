import { useMemo, useState } from 'react';
import type { BookingFilter } from '#contract/booking/booking.ts';
import { TwoColumns, ChartSlot } from '#src/ui/data/chart-layout.ts';
import { FigureList } from '#src/ui/data/FigureList.tsx';
import { MonthChart } from '#src/ui/data/MonthChart.tsx';
import type { BookingHistoryView } from './booking-history-view.ts';
import { roundsByMonth, type RoundsByMonth } from './rounds-by-month.ts';

export type BookingSummaryProps = Pick<BookingHistoryView, 'list' | 'history' | 'filter'>;

/**
 * The counts of the range, and when and where its rounds were played. Space is reserved until both are loaded. Like the counts, the chart does not
 * depend on the selected status: a list without rounds leaves it as the unfiltered list has drawn it.
 */
export function BookingSummary({ list, history, filter }: BookingSummaryProps) {
  const known = history !== null && listsRounds(filter) ? { history, filter } : null;
  const [last, setLast] = useState(known);
  if (known && known.history !== last?.history) setLast(known);
  const held = known ?? (history === null || (last && isOfOneRange(last.filter, filter)) ? last : null);
  const [bookings, range] = [held?.history.bookings, held?.filter];
  const rounds = useMemo(() => (bookings && range ? roundsByMonth(bookings, range) : null), [bookings, range]);
  const missing = list === 'failed' ? null : undefined;
  return (
    <TwoColumns aria-label="예약 현황">
      <FigureList
        items={[
          { label: '예약', value: history?.count.booking ?? missing },
          { label: '내장', value: history?.count.internals ?? missing },
          { label: '취소·노쇼', value: history?.count.cancel ?? missing },
        ]}
      />
      {held === null && history === null && <ChartSlot state="unknown" />}
      {rounds && (
        <ChartSlot state={history === null ? 'waiting' : 'shown'} aria-hidden={history === null}>
          <MonthChart title="월별 내장 횟수" note={rangeOf(rounds)} months={rounds.months} series={rounds.series} />
        </ChartSlot>
      )}
    </TwoColumns>
  );
}

const listsRounds = ({ statusCode }: BookingFilter) => statusCode !== 'R' && statusCode !== 'N';

const isOfOneRange = (one: BookingFilter, other: BookingFilter) =>
  (['playDateFrom', 'playDateTo', 'courseCode', 'membNo'] as const).every((name) => one[name] === other[name]);

/** '2025.12 – 2026.11'; a range that is longer than the chart says which part is shown. */
function rangeOf({ months, isShortened }: RoundsByMonth): string {
  const ends = [...new Set([months[0]?.key, months.at(-1)?.key])].join(' – ');
  return isShortened ? `${ends} (마지막 내장까지 ${months.length}개월)` : ends;
}
