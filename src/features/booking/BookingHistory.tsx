import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Day } from '#contract/day.ts';
import type { bookingHistoryMachine } from '#machines/booking-history.machine.ts';
import { bookingHistoryView } from './booking-history-view.ts';
import { BookingHistoryScreen } from './BookingHistoryScreen.tsx';

export type BookingHistoryProps = { actor: ActorRefFrom<typeof bookingHistoryMachine>; today: Day };

/** The booking history on screen. */
export function BookingHistory({ actor, today }: BookingHistoryProps) {
  const view = useSelector(actor, bookingHistoryView, shallowEqual);
  return (
    <BookingHistoryScreen
      {...view}
      today={today}
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
