import { assign, setup } from 'xstate';
import { carouselLimits } from '#contract/site/frame-limits.ts';

export type CarouselEvent =
  | { type: 'pause.pressed' }
  | { type: 'play.pressed' }
  | { type: 'next.pressed' }
  | { type: 'previous.pressed' }
  | { type: 'slide.chosen'; index: number }
  | { type: 'drag.started' }
  /** In pixels; negative to the left. */
  | { type: 'drag.ended'; distance: number }
  | { type: 'drag.cancelled' }
  /** The pointer hovers over the carousel, or the focus is inside it. */
  | { type: 'attention.gained' }
  | { type: 'attention.lost' };

type Input = { count: number; interval: number; /** False under reduced motion. */ autoplay: boolean };
type Context = Input & { index: number };

const wrapIndex = (index: number, count: number) => ((index % count) + count) % count;

/**
 * Carousel, spec 000 §4, §9: advances on its own and wraps around, waits while it is hovered or focused, and stops when
 * paused. A drag shorter than the threshold changes nothing. A single slide does not autoplay.
 */
export const carouselMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as CarouselEvent },
  delays: { interval: ({ context }) => context.interval },
  guards: {
    isPlayable: ({ context }) => context.autoplay && context.count > 1,
    isForward: (_, { distance }: { distance: number }) => distance <= -carouselLimits.dragThresholdPx,
    isBackward: (_, { distance }: { distance: number }) => distance >= carouselLimits.dragThresholdPx,
    isSlide: ({ context }, { index }: { index: number }) =>
      Number.isInteger(index) && index >= 0 && index < context.count,
  },
  actions: {
    step: assign({ index: ({ context }, { by }: { by: 1 | -1 }) => wrapIndex(context.index + by, context.count) }),
    choose: assign({ index: (_, { index }: { index: number }) => index }),
    startPlaying: assign({ autoplay: true }),
    stopPlaying: assign({ autoplay: false }),
  },
}).createMachine({
  id: 'carousel',
  context: ({ input }) => ({ ...input, index: 0 }),
  initial: 'deciding',
  on: {
    'next.pressed': { target: '.deciding', actions: { type: 'step', params: { by: 1 } } },
    'previous.pressed': { target: '.deciding', actions: { type: 'step', params: { by: -1 } } },
    'slide.chosen': {
      guard: { type: 'isSlide', params: ({ event }) => event },
      target: '.deciding',
      actions: { type: 'choose', params: ({ event }) => event },
    },
  },
  states: {
    deciding: {
      always: [{ guard: 'isPlayable', target: 'playing' }, { target: 'paused' }],
    },
    playing: {
      after: { interval: { target: 'deciding', actions: { type: 'step', params: { by: 1 } } } },
      on: {
        'pause.pressed': { target: 'paused', actions: 'stopPlaying' },
        'attention.gained': 'held',
        'drag.started': 'dragging',
      },
    },
    held: {
      on: {
        'attention.lost': 'deciding',
        'pause.pressed': { target: 'paused', actions: 'stopPlaying' },
        'drag.started': 'dragging',
        'next.pressed': { actions: { type: 'step', params: { by: 1 } } },
        'previous.pressed': { actions: { type: 'step', params: { by: -1 } } },
        'slide.chosen': {
          guard: { type: 'isSlide', params: ({ event }) => event },
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },
    paused: {
      on: {
        'play.pressed': { target: 'deciding', actions: 'startPlaying' },
        'drag.started': 'dragging',
      },
    },
    dragging: {
      on: {
        'drag.ended': [
          {
            guard: { type: 'isForward', params: ({ event }) => event },
            target: 'deciding',
            actions: { type: 'step', params: { by: 1 } },
          },
          {
            guard: { type: 'isBackward', params: ({ event }) => event },
            target: 'deciding',
            actions: { type: 'step', params: { by: -1 } },
          },
          { target: 'deciding' },
        ],
        'drag.cancelled': 'deciding',
      },
    },
  },
});
