import type { Fault } from './fault.ts';

export const shareFaults: readonly Fault[] = [
  {
    fault: 'a followed link leaves it open',
    find: `'link.followed': 'closed'`,
    replace: `'link.followed': '.choosing'`,
  },
  {
    fault: 'a dismissed sheet counts as shared',
    find: `onDone: [{ guard: { type: 'isShared', params: ({ event }) => ({ outcome: event.output }) }, `,
    replace: 'onDone: [{ ',
  },
  {
    fault: 'a copied link is not confirmed',
    find: `onDone: 'copied'`,
    replace: `onDone: '#share.closed'`,
  },
  {
    fault: 'a messenger that failed to load is shown as a sent message',
    find: `              { target: 'choosing' },
            ],
            onError: 'unavailable',`,
    replace: `              { target: 'choosing' },
            ],
            onError: '#share.closed',`,
  },
  {
    fault: 'a link is copied again and again',
    find: `onDone: 'copied'`,
    replace: `onDone: { target: 'copying', reenter: true }`,
  },
];
