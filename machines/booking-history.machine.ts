import { assign, emit, setup } from 'xstate';
import {
  isRangeChosen,
  rangeProblem,
  type Booking,
  type BookingCount,
  type BookingFilter,
} from '#contract/booking/booking.ts';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { actionStub, promiseActorStub } from './stubs.ts';

export type BookingHistoryEvent =
  | { type: 'filter.submitted'; filter: BookingFilter }
  /** The user went Back or Forward to a URL with another filter. */
  | { type: 'filter.restored'; filter: BookingFilter }
  | { type: 'filter.changed' }
  | { type: 'list.retried' }
  | { type: 'csv.requested' }
  | { type: 'csv.confirmed' }
  | { type: 'csv.cancelled' }
  | { type: 'alert.dismissed' };

/** Requests that the page write this filter into the URL. */
export type BookingHistoryEmitted = { type: 'filter.applied'; filter: BookingFilter };

export type BookingHistory = { bookings: readonly Booking[]; count: BookingCount };

type Context = {
  /** The filter of the current request; its dates are always in order. */
  filter: BookingFilter;
  /** The result for `filter`; null until it has loaded. */
  history: BookingHistory | null;
  /** The message about the dates of the submitted filter, until one of them is changed. */
  rangeError: string | null;
};

type Filtered = { filter: BookingFilter };

/**
 * Booking history, spec 001 §2, §4, §5: a filter, its list, and the export of the list as CSV after a confirmation.
 * When filters follow each other quickly, only the result of the last one is shown. A failed load is logged and
 * reported inside the list, without an alert (§8).
 */
export const bookingHistoryMachine = setup({
  types: {
    input: {} as Filtered,
    context: {} as Context,
    events: {} as BookingHistoryEvent,
    emitted: {} as BookingHistoryEmitted,
    tags: {} as 'alert' | 'busy',
  },
  actors: {
    loadBookings: promiseActorStub<BookingHistory, BookingFilter>('loadBookings'),
    saveCsv: promiseActorStub<void, readonly Booking[]>('saveCsv'),
  },
  guards: {
    isOrdered: (_, { filter }: Filtered) => rangeProblem(filter) === null,
    isRangeChosen: (_, { filter }: Filtered) => isRangeChosen(filter),
    isEmpty: (_, { bookings }: BookingHistory) => bookings.length === 0,
  },
  actions: {
    adoptFilter: assign((_, { filter }: Filtered) => ({ filter, history: null, rangeError: null })),
    announceFilter: emit((_, { filter }: Filtered) => ({ type: 'filter.applied', filter })),
    showRangeError: assign({ rangeError: (_, { message }: { message: string }) => message }),
    clearRangeError: assign({ rangeError: null }),
    setHistory: assign({ history: (_, history: BookingHistory) => history }),
    logFailure: actionStub<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'bookingHistory',
  context: ({ input }) => ({ filter: input.filter, history: null, rangeError: null }),
  initial: 'loading',
  on: {
    'filter.submitted': [
      {
        guard: { type: 'isOrdered', params: ({ event }) => event },
        target: '.loading',
        reenter: true,
        actions: [
          { type: 'adoptFilter', params: ({ event }) => event },
          { type: 'announceFilter', params: ({ event }) => event },
        ],
      },
      {
        guard: { type: 'isRangeChosen', params: ({ event }) => event },
        actions: { type: 'showRangeError', params: { message: myPageMessages.dateOrder } },
      },
      { actions: { type: 'showRangeError', params: { message: myPageMessages.dateRequired } } },
    ],
    'filter.restored': {
      target: '.loading',
      reenter: true,
      actions: { type: 'adoptFilter', params: ({ event }) => event },
    },
    'filter.changed': { actions: 'clearRangeError' },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadBookings',
        src: 'loadBookings',
        input: ({ context }) => context.filter,
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event.output },
            target: 'empty',
            actions: { type: 'setHistory', params: ({ event }) => event.output },
          },
          { target: 'results', actions: { type: 'setHistory', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: { type: 'logFailure', params: ({ event }) => event } },
      },
    },
    empty: {},
    failed: {
      on: { 'list.retried': 'loading' },
    },
    results: {
      initial: 'listed',
      states: {
        listed: {
          on: { 'csv.requested': 'confirmingCsv' },
        },
        confirmingCsv: {
          tags: 'alert',
          on: { 'csv.confirmed': 'savingCsv', 'csv.cancelled': 'listed' },
        },
        savingCsv: {
          tags: 'busy',
          invoke: {
            id: 'saveCsv',
            src: 'saveCsv',
            input: ({ context }) => context.history?.bookings ?? [],
            onDone: 'listed',
            onError: { target: 'alerting', actions: { type: 'logFailure', params: ({ event }) => event } },
          },
        },
        alerting: {
          tags: 'alert',
          on: { 'alert.dismissed': 'listed' },
        },
      },
    },
  },
});
