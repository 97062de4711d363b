import { FigureList } from '#src/ui/FigureList.tsx';
import { Abreast } from '#src/ui/layout.ts';
import type { BookingHistoryView } from './booking-history-view.ts';

export type BookingSummaryProps = Pick<BookingHistoryView, 'list' | 'history' | 'filter'>;

/** The counts of the range. */
export function BookingSummary({ list, history }: BookingSummaryProps) {
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
    </Abreast>
  );
}
