import { carouselMachine } from '#machines/carousel.machine.ts';
import type { Flow } from './lib/paths.ts';

const input = { count: 3, interval: 5_000, autoplay: true };

export const carouselFlow: Flow<typeof carouselMachine> = {
  machine: carouselMachine,
  inputs: [input, { ...input, autoplay: false }],
  project: ({ index, autoplay }) => [index, autoplay],
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
};
