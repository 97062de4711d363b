import { carouselMachine } from '#machines/carousel.machine.ts';
import { lastOf } from './lib/history.ts';
import type { Flow } from './lib/paths.ts';

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
    'a slide that is shown exists': (steps) => {
      const { index, count } = lastOf(steps).state.context;
      return Number.isInteger(index) && index >= 0 && index < count;
    },
    'what was paused, or may not play, plays only when it is told to': (steps) => {
      const { state } = lastOf(steps);
      const told = steps.findLast(({ event }) => event.type === 'pause.pressed' || event.type === 'play.pressed')?.event.type;
      const mayPlay = told ? told === 'play.pressed' : steps[0]?.state.context.autoplay;
      return mayPlay === true || state.value === 'paused' || state.value === 'dragging';
    },
    'no slide goes by itself while somebody looks closely or drags': (steps) =>
      !lastOf(steps).event.type.startsWith('xstate.after.') || steps.at(-2)?.state.value === 'playing',
  },
};
