import type { Fault } from './fault.ts';

export const postcodeFaults: readonly Fault[] = [
  {
    fault: 'a chosen address leaves the search open',
    find: `'address.chosen': { target: 'closed'`,
    replace: `'address.chosen': { target: 'searching'`,
  },
  {
    fault: 'the search opens before its script is loaded',
    find: `'search.opened': 'loading'`,
    replace: `'search.opened': 'searching'`,
  },
  {
    fault: 'a chosen address is not emitted',
    find: `'address.chosen': { target: 'closed', actions: emit(({ event }) => ({ type: 'address.found', address: event.address })) }`,
    replace: `'address.chosen': 'closed'`,
  },
  {
    fault: 'a failed script load shows no alert',
    find: `onError: { target: 'alerting', actions: { type: 'showAlert', params: { message: accountMessages.postcodeUnavailable } } }`,
    replace: `onError: 'closed'`,
  },
  {
    fault: 'the script is requested again while it is loading',
    find: `      on: { 'search.closed': 'closed' },`,
    replace: `      on: { 'search.closed': 'closed', 'search.opened': { target: 'loading', reenter: true } },`,
  },
];
