import type { Fault } from './fault.ts';

export const siteMenuFaults: readonly Fault[] = [
  {
    fault: 'a dismissed sub-menu remains open',
    find: `'menu.dismissed': 'closed'`,
    replace: `'menu.dismissed': '.pinned'`,
  },
  {
    fault: 'the desktop layout opens the sheet',
    find: `        guard: { type: 'isHandheld', params: ({ event }) => event },\n`,
    replace: '',
  },
  {
    fault: 'a closed menu still has an open section',
    find: `      entry: 'collapse',\n`,
    replace: '',
  },
  {
    fault: 'a change of the layout is ignored',
    find: `    'layout.changed': '.closed',\n`,
    replace: '',
  },
  {
    fault: 'a collapsed section expands at once',
    find: `actions: 'collapse' }`,
    replace: `actions: ['collapse', { type: 'open', params: ({ event }) => event }] }`,
  },
];
