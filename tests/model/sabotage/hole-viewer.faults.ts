import type { Fault } from './fault.ts';

export const holeViewerFaults: readonly Fault[] = [
  {
    fault: 'the Back gesture leaves it open',
    find: `'history.left': 'closed'`,
    replace: `'history.left': 'open'`,
  },
  {
    fault: 'a URL shows a hole that does not exist',
    find: `'history.entered': {\n          guard: { type: 'isHole', params: ({ event }) => event },`,
    replace: `'history.entered': {`,
  },
  {
    fault: 'its history entry remains',
    find: `'viewer.closed': { target: 'closed', actions: { type: 'leaveHistory', params: {} } }`,
    replace: `'viewer.closed': 'closed'`,
  },
  {
    fault: 'a swipe back is ignored',
    find: 'distance >= carouselLimits.dragThresholdPx',
    replace: 'distance >= 10 * carouselLimits.dragThresholdPx',
  },
  {
    fault: 'it adds two history entries',
    find: `{ type: 'enterHistory', params: ({ event }) => ({ index: event.index }) }]`,
    replace: `{ type: 'enterHistory', params: ({ event }) => ({ index: event.index }) }, { type: 'enterHistory', params: ({ event }) => ({ index: event.index }) }]`,
  },
];
