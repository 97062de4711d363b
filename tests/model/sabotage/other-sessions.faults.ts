import type { Fault } from './fault.ts';

export const otherSessionsFaults: readonly Fault[] = [
  {
    fault: 'cancelling ends the sessions',
    find: `'ending.cancelled': 'listed'`,
    replace: `'ending.cancelled': 'ending'`,
  },
  {
    fault: 'ending needs no listed session',
    find: `guard: 'hasOthers', target: 'confirming'`,
    replace: `target: 'confirming'`,
  },
  {
    fault: 'ended sessions stay in the list',
    find: `['removeEnded', 'showEnded']`,
    replace: `['showEnded']`,
  },
  {
    fault: 'a list that failed looks like an empty one',
    find: `onError: 'failed'`,
    replace: `onError: 'listed'`,
  },
  {
    fault: 'the sessions are ended again while they are being ended',
    find: `ending: {\n      tags: 'busy',`,
    replace: `ending: {\n      tags: 'busy',\n      on: { 'ending.confirmed': { target: 'ending', reenter: true } },`,
  },
];
