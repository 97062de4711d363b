import type { Fault } from './fault.ts';

export const holeViewerFaults: readonly Fault[] = [
  {
    fault: 'the gesture for going back leaves it open',
    find: `'history.left': 'closed'`,
    replace: `'history.left': 'open'`,
  },
  {
    fault: 'an address shows a hole that does not exist',
    find: `'history.entered': {\n          guard: { type: 'isHole', params: ({ event }) => event },`,
    replace: `'history.entered': {`,
  },
  {
    fault: 'its place in the history stays behind',
    find: `'viewer.closed': { target: 'closed', actions: { type: 'leaveHistory', params: {} } }`,
    replace: `'viewer.closed': 'closed'`,
  },
  {
    fault: 'a swipe back is not heard',
    find: 'distance >= carouselLimits.dragThresholdPx',
    replace: 'distance >= 10 * carouselLimits.dragThresholdPx',
  },
  {
    fault: 'it takes two places in the history',
    find: `{ type: 'enterHistory', params: ({ event }) => ({ index: event.index }) }]`,
    replace: `{ type: 'enterHistory', params: ({ event }) => ({ index: event.index }) }, { type: 'enterHistory', params: ({ event }) => ({ index: event.index }) }]`,
  },
];
