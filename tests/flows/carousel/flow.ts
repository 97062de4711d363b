import { carouselMachine } from '#machines/carousel.machine.ts';
import { lastOf } from '#tools/flows/paths/history.ts';
import type { Flow } from '#tools/flows/paths/paths.ts';

const input = { count: 3, interval: 5_000, autoplay: true };

export const carouselFlow: Flow<typeof carouselMachine> = {
  machine: carouselMachine,
  inputs: [input, { ...input, autoplay: false }],
  contextKey: ({ index, autoplay }) => [index, autoplay],
  cases: {
    events: {
      'pause.pressed': [{ type: 'pause.pressed' }],
      'play.pressed': [{ type: 'play.pressed' }],
      'next.pressed': [{ type: 'next.pressed' }],
      'previous.pressed': [{ type: 'previous.pressed' }],
      'slide.chosen': [{ type: 'slide.chosen', index: 2 }],
      'drag.started': [{ type: 'drag.started' }],
      'drag.ended': [{ type: 'drag.ended', distance: -80 }, { type: 'drag.ended', distance: 80 }, { type: 'drag.ended', distance: 12 }],
      'drag.cancelled': [{ type: 'drag.cancelled' }],
      'attention.gained': [{ type: 'attention.gained' }],
      'attention.lost': [{ type: 'attention.lost' }],
    },
    actors: {},
  },
  properties: {
    'the current slide exists': (steps) => {
      const { index, count } = lastOf(steps).state.context;
      return Number.isInteger(index) && index >= 0 && index < count;
    },
    'a paused carousel, or one that may not autoplay, plays only after the play button': (steps) => {
      const { state } = lastOf(steps);
      const lastPressed = steps.findLast(({ event }) => event.type === 'pause.pressed' || event.type === 'play.pressed')?.event.type;
      const mayPlay = lastPressed ? lastPressed === 'play.pressed' : steps[0]?.state.context.autoplay;
      return mayPlay === true || state.value === 'paused' || state.value === 'dragging';
    },
    'no slide advances by itself during hover, focus or a drag': (steps) =>
      !lastOf(steps).event.type.startsWith('xstate.after.') || steps.at(-2)?.state.value === 'playing',
  },
};
