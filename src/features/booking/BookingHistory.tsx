import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { bookingHistoryMachine } from '#machines/booking-history.machine.ts';
import { bookingHistoryView } from './booking-history-view.ts';
import { BookingHistoryScreen, type BookingHistoryScreenProps } from './BookingHistoryScreen.tsx';

export type BookingHistoryProps = { actor: ActorRefFrom<typeof bookingHistoryMachine> } & Pick<
  BookingHistoryScreenProps,
  'today' | 'corporation'
>;

/** The booking history on screen. */
export function BookingHistory({ actor, today, corporation }: BookingHistoryProps) {
  const view = useSelector(actor, bookingHistoryView, shallowEqual);
  return (
    <BookingHistoryScreen
      {...view}
      today={today}
      corporation={corporation}
      onFilterChange={() => view.rangeError !== null && actor.send({ type: 'filter.changed' })}
      onFilterSubmit={(filter) => actor.send({ type: 'filter.submitted', filter })}
      onRetry={() => actor.send({ type: 'list.retried' })}
      onCsv={() => actor.send({ type: 'csv.requested' })}
      onConfirm={() => actor.send({ type: 'csv.confirmed' })}
      onCancel={() => actor.send({ type: 'csv.cancelled' })}
      onDismiss={() => actor.send({ type: 'alert.dismissed' })}
    />
  );
}
