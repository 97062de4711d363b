import type { Fault } from './fault.ts';

export const sessionFaults: readonly Fault[] = [
  {
    fault: 'a page of visitors is closed by another tab without a word',
    find: `target: '.authenticated.alertingArrival'`,
    replace: `target: '.authenticated'`,
  },
  {
    fault: 'a withdrawn member is anonymous but has a token',
    find: `'member.withdrew': 'farewell'`,
    replace: `'member.withdrew': 'anonymous'`,
  },
  {
    fault: 'the rejection of an old token ends the new one’s session',
    find: `        'token.rejected': {\n          guard: { type: 'isCurrent', params: ({ event }) => event },\n          target: 'anonymous',`,
    replace: `        'token.rejected': {\n          target: 'anonymous',`,
  },
  {
    fault: 'a renewed token is not stored',
    find: `        actions: [{ type: 'adoptToken', params: ({ event }) => event }, { type: 'storeToken', params: ({ event }) => event }],`,
    replace: `        actions: [{ type: 'adoptToken', params: ({ event }) => event }],`,
  },
  {
    fault: 'another member’s token is accepted as a renewed one',
    find: `isRenewal(token, context.token)`,
    replace: `context.token !== token`,
  },
  {
    fault: 'a failed logout leaves the member logged in',
    find: `onError: '#session.loggedOut'`,
    replace: `onError: 'browsing'`,
  },
];
