import { assign, setup } from 'xstate';
import { carouselLimits } from '#contract/site/frame-limits.ts';
import { actionStub } from './stubs.ts';

export type HoleViewerEvent =
  | { type: 'hole.opened'; index: number }
  | { type: 'next.pressed' }
  | { type: 'previous.pressed' }
  | { type: 'hole.chosen'; index: number }
  /** In pixels; negative to the left. */
  | { type: 'drag.ended'; distance: number }
  | { type: 'viewer.closed' }
  /** The browser navigated to a URL that shows a hole: Forward or a reload. */
  | { type: 'history.entered'; index: number }
  /** The browser went back to a URL that shows no hole. */
  | { type: 'history.left' };

/** `index` is the hole that is shown, or the last one that was. */
type Context = { count: number; index: number };

const wrapIndex = (index: number, count: number) => ((index % count) + count) % count;

/**
 * Viewer of one hole, large, over the page (spec 000 §2): buttons, keys and swipes step through the holes and wrap
 * around, and any hole can be chosen. An open viewer has its own history entry, so that the back gesture closes it;
 * closing it in any other way goes back from that entry.
 */
export const holeViewerMachine = setup({
  types: { input: {} as { count: number }, context: {} as Context, events: {} as HoleViewerEvent },
  guards: {
    isHole: ({ context }, { index }: { index: number }) =>
      Number.isInteger(index) && index >= 0 && index < context.count,
    isForward: (_, { distance }: { distance: number }) => distance <= -carouselLimits.dragThresholdPx,
    isBackward: (_, { distance }: { distance: number }) => distance >= carouselLimits.dragThresholdPx,
  },
  actions: {
    show: assign({ index: (_, { index }: { index: number }) => index }),
    step: assign({ index: ({ context }, { by }: { by: 1 | -1 }) => wrapIndex(context.index + by, context.count) }),
    enterHistory: actionStub<{ index: number }>('enterHistory'),
    followHistory: actionStub<{ index: number }>('followHistory'),
    leaveHistory: actionStub<object>('leaveHistory'),
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
          actions: [
            { type: 'show', params: ({ event }) => event },
            { type: 'enterHistory', params: ({ event }) => ({ index: event.index }) },
          ],
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
        'next.pressed': {
          actions: [
            { type: 'step', params: { by: 1 } },
            { type: 'followHistory', params: ({ context }) => ({ index: context.index }) },
          ],
        },
        'previous.pressed': {
          actions: [
            { type: 'step', params: { by: -1 } },
            { type: 'followHistory', params: ({ context }) => ({ index: context.index }) },
          ],
        },
        'drag.ended': [
          {
            guard: { type: 'isForward', params: ({ event }) => event },
            actions: [
              { type: 'step', params: { by: 1 } },
              { type: 'followHistory', params: ({ context }) => ({ index: context.index }) },
            ],
          },
          {
            guard: { type: 'isBackward', params: ({ event }) => event },
            actions: [
              { type: 'step', params: { by: -1 } },
              { type: 'followHistory', params: ({ context }) => ({ index: context.index }) },
            ],
          },
        ],
        'hole.chosen': {
          guard: { type: 'isHole', params: ({ event }) => event },
          actions: [
            { type: 'show', params: ({ event }) => event },
            { type: 'followHistory', params: ({ event }) => ({ index: event.index }) },
          ],
        },
        'viewer.closed': { target: 'closed', actions: { type: 'leaveHistory', params: {} } },
        'history.left': 'closed',
      },
    },
  },
});
