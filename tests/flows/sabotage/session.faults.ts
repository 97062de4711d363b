import type { Fault } from './fault.ts';

export const sessionFaults: readonly Fault[] = [
  {
    fault: 'who has withdrawn is anonymous, token in hand',
    find: `'member.withdrew': 'farewell'`,
    replace: `'member.withdrew': 'anonymous'`,
  },
  {
    fault: 'the rejection of an old token ends the new one’s session',
    find: `        'token.rejected': {\n          guard: { type: 'isCurrent', params: ({ event }) => event },\n          target: 'anonymous',`,
    replace: `        'token.rejected': {\n          target: 'anonymous',`,
  },
  {
    fault: 'what was fetched for the rejected member stays',
    find: `actions: [{ type: 'removeToken', params: ({ event }) => event }, 'dropToken', 'announceMember']`,
    replace: `actions: [{ type: 'removeToken', params: ({ event }) => event }, 'dropToken']`,
  },
  {
    fault: 'a logout that failed leaves the member logged in',
    find: `onError: '#session.loggedOut'`,
    replace: `onError: 'browsing'`,
  },
  {
    fault: 'a token that another tab has stored is stored again',
    find: `{ type: 'adoptToken', params: ({ event }) => event }, 'announceMember', emit`,
    replace: `{ type: 'adoptToken', params: ({ event }) => event }, { type: 'storeToken', params: ({ event }) => event }, 'announceMember', emit`,
  },
];
