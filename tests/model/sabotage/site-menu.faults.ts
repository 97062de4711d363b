import type { Fault } from './fault.ts';

export const siteMenuFaults: readonly Fault[] = [
  {
    fault: 'a dismissed sub-menu stays',
    find: `'menu.dismissed': 'closed'`,
    replace: `'menu.dismissed': '.pinned'`,
  },
  {
    fault: 'a desktop opens the sheet',
    find: `        guard: { type: 'isHandheld', params: ({ event }) => event },\n`,
    replace: '',
  },
  {
    fault: 'a closed menu keeps its section',
    find: `      entry: 'fold',\n`,
    replace: '',
  },
  {
    fault: 'another layout is not heard of',
    find: `    'layout.changed': '.closed',\n`,
    replace: '',
  },
  {
    fault: 'a folded section unfolds at once',
    find: `actions: 'fold' }`,
    replace: `actions: ['fold', { type: 'open', params: ({ event }) => event }] }`,
  },
];
