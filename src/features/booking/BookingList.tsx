import { useRef } from 'react';
import { bookingMessages, bookingsLoadedMessage } from '#contract/booking/booking-messages.ts';
import type { Day } from '#contract/shared/day.ts';
import { listMessages, notLoadedMessage } from '#contract/shared/list-messages.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { EmptyState } from '#src/ui/page/EmptyState.tsx';
import { Spread, Stack } from '#src/ui/foundation/layout.ts';
import { windowingThreshold } from '#src/ui/data/windowing-threshold.ts';
import { PendingRegion, SkeletonRows } from '#src/ui/page/PendingRegion.tsx';
import { Text } from '#src/ui/foundation/text.ts';
import { VisuallyHidden } from '#src/ui/foundation/VisuallyHidden.tsx';
import { formatNumber } from '#src/ui/foundation/format-number.ts';
import type { BookingHistoryView } from './booking-history-view.ts';
import { BookingTable } from './BookingTable.tsx';

export type BookingListProps = Pick<BookingHistoryView, 'list' | 'history'> & {
  today: Day;
  onRetry: () => void;
  onCsv: () => void;
};

/**
 * The bookings that match the filter. The outcome is announced: the number of bookings, or that they could not be
 * loaded.
 */
export function BookingList({ list, history, today, onRetry, onCsv }: BookingListProps) {
  const section = useRef<HTMLElement>(null);
  const bookings = history?.bookings ?? [];
  const retry = () => {
    section.current?.focus();
    onRetry();
  };
  return (
    <section ref={section} tabIndex={-1} aria-label="예약 내역">
      <VisuallyHidden role="status">{statusMessage(list, bookings.length)}</VisuallyHidden>
      {list === 'failed' ? (
        <EmptyState
          eyebrow="Booking"
          title={failedMessage}
          text={listMessages.retryLater}
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
              총 <b>{list === 'loading' ? '–' : formatNumber(bookings.length)}</b>건
            </Text>
            <Button variant="secondary" size="small" icon="download" isDisabled={bookings.length === 0} onPress={onCsv}>
              CSV 내려받기
            </Button>
          </Spread>
          {bookings.length > windowingThreshold && (
            <Text size="small" tone="quiet">
              {bookingMessages.longList}
            </Text>
          )}
          <PendingRegion isPending={list === 'loading'} skeleton={<SkeletonRows count={8} />}>
            {bookings.length > 0 ? (
              <BookingTable bookings={bookings} today={today} />
            ) : (
              <EmptyState eyebrow="Booking" title={bookingMessages.none} text={bookingMessages.noneAdvice} />
            )}
          </PendingRegion>
        </Stack>
      )}
    </section>
  );
}

const failedMessage = notLoadedMessage('예약 내역을');

function statusMessage(list: BookingListProps['list'], count: number): string {
  if (list === 'loading') return '';
  if (list === 'failed') return failedMessage;
  return count === 0 ? bookingMessages.none : bookingsLoadedMessage(formatNumber(count));
}
