import { useRef } from 'react';
import type { Day } from '#contract/day.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Spread, Stack } from '#src/ui/layout.ts';
import { mostWholeRows } from '#src/ui/most-whole-rows.ts';
import { PendingRegion, SkeletonRows } from '#src/ui/PendingRegion.tsx';
import { Text } from '#src/ui/text.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { written } from '#src/ui/written.ts';
import type { BookingHistoryView } from './booking-history-view.ts';
import { BookingTable } from './BookingTable.tsx';

export type BookingListProps = Pick<BookingHistoryView, 'list' | 'history'> & {
  today: Day;
  onRetry: () => void;
  onCsv: () => void;
};

/** The bookings that were asked for. What becomes of a question is said aloud: how many there are, or that they could not be had. */
export function BookingList({ list, history, today, onRetry, onCsv }: BookingListProps) {
  const place = useRef<HTMLElement>(null);
  const bookings = history?.bookings ?? [];
  const retry = () => {
    place.current?.focus();
    onRetry();
  };
  return (
    <section ref={place} tabIndex={-1} aria-label="예약 내역">
      <VisuallyHidden role="status">{outcomeOf(list, bookings.length)}</VisuallyHidden>
      {list === 'failed' ? (
        <EmptyState
          eyebrow="Booking"
          title={failed}
          text="잠시 후 다시 시도해 주세요."
          action={
            <Button variant="secondary" size="small" onPress={retry}>
              다시 불러오기
            </Button>
          }
        />
      ) : (
        <Stack gap="small">
          <Spread>
            <Text size="small">
              총 <b>{list === 'loading' ? '–' : written(bookings.length)}</b>건
            </Text>
            <Button variant="secondary" size="small" icon="download" isDisabled={bookings.length === 0} onPress={onCsv}>
              CSV 내려받기
            </Button>
          </Spread>
          {bookings.length > mostWholeRows && (
            <Text size="small" tone="quiet">
              목록이 길어 브라우저의 찾기로는 화면에 보이는 예약만 찾을 수 있습니다. 기간이나 조건을 좁혀 조회하시거나 CSV로 내려받아 찾아 주세요. 인쇄하면 모두 나옵니다.
            </Text>
          )}
          <PendingRegion isPending={list === 'loading'} skeleton={<SkeletonRows count={8} />}>
            {bookings.length > 0 ? (
              <BookingTable bookings={bookings} today={today} />
            ) : (
              <EmptyState eyebrow="Booking" title={none} text="기간을 넓히거나 다른 조건으로 조회해 주세요." />
            )}
          </PendingRegion>
        </Stack>
      )}
    </section>
  );
}

const failed = '예약 내역을 불러오지 못했습니다.';
const none = '조건에 맞는 예약이 없습니다.';

function outcomeOf(list: BookingListProps['list'], count: number): string {
  if (list === 'loading') return '';
  if (list === 'failed') return failed;
  return count === 0 ? none : `예약 ${written(count)}건을 불러왔습니다.`;
}
