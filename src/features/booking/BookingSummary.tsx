import { useMemo, useState } from 'react';
import { FigureList } from '#src/ui/FigureList.tsx';
import { Abreast, ChartPlace } from '#src/ui/layout.ts';
import { MonthChart } from '#src/ui/MonthChart.tsx';
import type { BookingHistoryView } from './booking-history-view.ts';
import { roundsByMonth, type RoundsByMonth } from './rounds-by-month.ts';

export type BookingSummaryProps = Pick<BookingHistoryView, 'list' | 'history' | 'filter'>;

/** The counts of the range, and when and where the rounds in the list were played. Until both are there, what stands below keeps its place. */
export function BookingSummary({ list, history, filter }: BookingSummaryProps) {
  const [last, setLast] = useState({ history, filter });
  if (history !== null && history !== last.history) setLast({ history, filter });
  const held = history === null ? last : { history, filter };
  const rounds = useMemo(() => held.history && roundsByMonth(held.history.bookings, held.filter), [held.history, held.filter]);
  const missing = list === 'failed' ? null : undefined;
  return (
    <Abreast aria-label="예약 현황">
      <FigureList
        items={[
          { label: '예약', value: history?.count.booking ?? missing },
          { label: '내장', value: history?.count.internals ?? missing },
          { label: '취소·노쇼', value: history?.count.cancel ?? missing },
        ]}
      />
      {held.history === null && <ChartPlace state="unknown" />}
      {rounds && (
        <ChartPlace state={history === null ? 'waiting' : 'shown'} aria-hidden={history === null}>
          <MonthChart title="월별 내장 횟수" note={rangeOf(rounds)} months={rounds.months} series={rounds.series} />
        </ChartPlace>
      )}
    </Abreast>
  );
}

/** '2025.12 – 2026.11'; a range that is longer than the chart says which part is shown. */
function rangeOf({ months, isShortened }: RoundsByMonth): string {
  const ends = [...new Set([months[0]?.key, months.at(-1)?.key])].join(' – ');
  return isShortened ? `${ends} (마지막 내장까지 ${months.length}개월)` : ends;
}
