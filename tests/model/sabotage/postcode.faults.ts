import type { Fault } from './fault.ts';

export const postcodeFaults: readonly Fault[] = [
  {
    fault: 'a chosen address leaves the search open',
    find: `'address.chosen': { target: 'closed'`,
    replace: `'address.chosen': { target: 'open'`,
  },
  {
    fault: 'a chosen address is not emitted',
    find: `actions: ['endTyping', emit(({ event }) => ({ type: 'address.found', address: event.address }))]`,
    replace: `actions: 'endTyping'`,
  },
  {
    fault: 'a failed search shows no alert',
    find: `          target: 'alerting',`,
    replace: `          target: 'typing',`,
  },
  {
    fault: 'a silent search is removed, though it may be merely slow',
    find: `after: { silence: { target: 'silent'`,
    replace: `after: { silence: { target: '#postcode.typing'`,
  },
  {
    fault: 'a blocked search is waited for as long as a slow one',
    find: `'search.blocked': { target: 'silent', actions: { type: 'reportFailure', params: { reason: 'blocked' } } },`,
    replace: `'search.blocked': { actions: { type: 'reportFailure', params: { reason: 'blocked' } } },`,
  },
  {
    fault: 'closing a search that did not work locks the address again',
    find: `'search.closed': [{ guard: 'isTypable', target: 'typing' }, { target: 'closed' }],`,
    replace: `'search.closed': { target: 'closed', actions: 'endTyping' },`,
  },
  {
    fault: 'an address stays typable after one was chosen in the search',
    find: `actions: ['endTyping', emit(`,
    replace: `actions: [emit(`,
  },
];
