import type { Fault } from './fault.ts';

export const bookingHistoryFaults: readonly Fault[] = [
  {
    fault: 'a cancelled file is saved',
    find: `'csv.cancelled': 'listed'`,
    replace: `'csv.cancelled': 'savingCsv'`,
  },
  {
    fault: 'a filter that ends before it begins is requested',
    find: `        guard: { type: 'isOrdered', params: ({ event }) => event },\n`,
    replace: '',
  },
  {
    fault: 'the list of the previous filter is shown with the new one',
    find: '({ filter, history: null, rangeError: null })',
    replace: '({ filter, rangeError: null })',
  },
  {
    fault: 'a list that failed looks like an empty one',
    find: `onError: { target: 'failed', actions`,
    replace: `onError: { target: 'empty', actions`,
  },
  {
    fault: 'the file is saved again while it is being saved',
    find: `savingCsv: {\n          tags: 'busy',`,
    replace: `savingCsv: {\n          tags: 'busy',\n          on: { 'csv.confirmed': { target: 'savingCsv', reenter: true } },`,
  },
];
