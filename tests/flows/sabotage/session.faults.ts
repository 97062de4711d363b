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
    fault: 'a renewed token is taken for another member’s',
    find: `token !== null && context.token !== null && isRenewal(token, context.token)`,
    replace: `false`,
  },
  {
    fault: 'another member’s token is taken for a renewed one',
    find: `isRenewal(token, context.token)`,
    replace: `context.token !== token`,
  },
  {
    fault: 'a renewed token is not stored',
    find: `{ type: 'adoptToken', params: ({ event }) => event }, { type: 'storeToken', params: ({ event }) => event }],`,
    replace: `{ type: 'adoptToken', params: ({ event }) => event }],`,
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
