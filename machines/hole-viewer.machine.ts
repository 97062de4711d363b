import { assign, setup } from 'xstate';
import { carouselLimits } from '#contract/frame-limits.ts';
import { effectFor } from './provided.ts';

export type HoleViewerEvent =
  | { type: 'hole.opened'; index: number }
  | { type: 'next.pressed' }
  | { type: 'previous.pressed' }
  /** In pixels; to the left is negative. */
  | { type: 'drag.ended'; distance: number }
  | { type: 'viewer.closed' }
  /** The browser went to an address that shows a hole, forward or by a reload. */
  | { type: 'history.entered'; index: number }
  /** The browser went back to one that shows none. */
  | { type: 'history.left' };

/** `index` is the hole that is shown, or was last. */
type Context = { count: number; index: number };

const inside = (index: number, count: number) => ((index % count) + count) % count;

/**
 * One hole of a course, large, over the page (spec 000 §2): from hole to hole by buttons, keys and swipes, round and round. It has a place in
 * the browser's history, so that the gesture for going back closes it; whatever closes it leaves that place.
 */
export const holeViewerMachine = setup({
  types: { input: {} as { count: number }, context: {} as Context, events: {} as HoleViewerEvent },
  guards: {
    isHole: ({ context }, { index }: { index: number }) => Number.isInteger(index) && index >= 0 && index < context.count,
    isForward: (_, { distance }: { distance: number }) => distance <= -carouselLimits.dragThreshold,
    isBackward: (_, { distance }: { distance: number }) => distance >= carouselLimits.dragThreshold,
  },
  actions: {
    show: assign({ index: (_, { index }: { index: number }) => index }),
    step: assign({ index: ({ context }, { by }: { by: 1 | -1 }) => inside(context.index + by, context.count) }),
    enterHistory: effectFor<{ index: number }>('enterHistory'),
    followHistory: effectFor<{ index: number }>('followHistory'),
    leaveHistory: effectFor<object>('leaveHistory'),
  },
}).createMachine({
  id: 'holeViewer',
  context: ({ input }) => ({ ...input, index: 0 }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'hole.opened': {
          guard: { type: 'isHole', params: ({ event }) => event },
          target: 'open',
          actions: [{ type: 'show', params: ({ event }) => event }, { type: 'enterHistory', params: ({ event }) => ({ index: event.index }) }],
        },
        'history.entered': {
          guard: { type: 'isHole', params: ({ event }) => event },
          target: 'open',
          actions: { type: 'show', params: ({ event }) => event },
        },
      },
    },
    open: {
      on: {
        'next.pressed': { actions: [{ type: 'step', params: { by: 1 } }, { type: 'followHistory', params: ({ context }) => ({ index: context.index }) }] },
        'previous.pressed': { actions: [{ type: 'step', params: { by: -1 } }, { type: 'followHistory', params: ({ context }) => ({ index: context.index }) }] },
        'drag.ended': [
          {
            guard: { type: 'isForward', params: ({ event }) => event },
            actions: [{ type: 'step', params: { by: 1 } }, { type: 'followHistory', params: ({ context }) => ({ index: context.index }) }],
          },
          {
            guard: { type: 'isBackward', params: ({ event }) => event },
            actions: [{ type: 'step', params: { by: -1 } }, { type: 'followHistory', params: ({ context }) => ({ index: context.index }) }],
          },
        ],
        'viewer.closed': { target: 'closed', actions: { type: 'leaveHistory', params: {} } },
        'history.left': 'closed',
      },
    },
  },
});
