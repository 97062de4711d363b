import { bookingHistoryMachine } from '#machines/booking-history.machine.ts';
import { filter, history, noHistory } from './fixtures/bookings.ts';
import type { Flow } from './lib/paths.ts';

const offline = new TypeError('Failed to fetch');
const later = { ...filter, courseCode: '51' } as const;
const backwards = { ...filter, playDateFrom: '2026-11-22' };

export const bookingHistoryFlow: Flow<typeof bookingHistoryMachine> = {
  machine: bookingHistoryMachine,
  inputs: [{ filter }],
  project: ({ filter: { courseCode }, rangeError }) => [courseCode, rangeError],
  cases: {
    events: {
      'filter.submitted': [{ type: 'filter.submitted', filter: later }, { type: 'filter.submitted', filter: backwards }],
      'filter.restored': [{ type: 'filter.restored', filter }],
      'filter.changed': [{ type: 'filter.changed' }],
      'list.retried': [{ type: 'list.retried' }],
      'csv.requested': [{ type: 'csv.requested' }],
      'csv.confirmed': [{ type: 'csv.confirmed' }],
      'csv.cancelled': [{ type: 'csv.cancelled' }],
      'alert.dismissed': [{ type: 'alert.dismissed' }],
    },
    actors: {
      loadBookings: { done: [history, noHistory], error: [offline] },
      saveCsv: { done: [undefined], error: [offline] },
    },
  },
};
