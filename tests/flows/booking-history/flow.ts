import { rangeProblem } from '#contract/booking/booking.ts';
import { bookingHistoryMachine } from '#machines/booking-history.machine.ts';
import { filter, history, noHistory } from '#tests/fixtures/bookings.ts';
import { enters, lastOf, latestOutput } from '#tools/flows/paths/history.ts';
import type { Flow } from '#tools/flows/paths/paths.ts';

const offline = new TypeError('Failed to fetch');
const later = { ...filter, courseCode: '51' } as const;
const undated = { ...filter, playDateTo: '' as const };
const backwards = { ...filter, playDateFrom: '2026-11-22' };

export const bookingHistoryFlow: Flow<typeof bookingHistoryMachine> = {
  machine: bookingHistoryMachine,
  inputs: [{ filter }],
  contextKey: ({ filter: { courseCode }, rangeError }) => [courseCode, rangeError],
  cases: {
    events: {
      'filter.submitted': [{ type: 'filter.submitted', filter: later }, { type: 'filter.submitted', filter: backwards }, { type: 'filter.submitted', filter: undated }],
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
  properties: {
    'a list is shown if and only if the response for the current filter has arrived': (steps) => {
      const { state } = lastOf(steps);
      const response = state.matches('results') || state.matches('empty') ? latestOutput(steps, 'loadBookings') : null;
      return state.context.history === response;
    },
    'a response is for the latest filter, never for an earlier one': (steps) => {
      const { event, state } = lastOf(steps);
      return event.type !== 'xstate.done.actor.loadBookings' || steps.at(-2)?.state.context.filter === state.context.filter;
    },
    'a requested filter does not end before it begins': (steps) => rangeProblem(lastOf(steps).state.context.filter) === null,
    'a file is saved only after a confirmation, and once': (steps) =>
      !enters(lastOf(steps), 'bookingHistory.results.savingCsv') || steps.at(-2)?.state.matches({ results: 'confirmingCsv' }) === true,
  },
};
