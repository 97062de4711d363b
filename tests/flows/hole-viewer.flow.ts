import { holeViewerMachine } from '#machines/hole-viewer.machine.ts';
import type { Flow } from './lib/paths.ts';

export const holeViewerFlow: Flow<typeof holeViewerMachine> = {
  machine: holeViewerMachine,
  inputs: [{ count: 3 }],
  project: ({ index }) => [index],
  cases: {
    events: {
      'hole.opened': [{ type: 'hole.opened', index: 2 }],
      'next.pressed': [{ type: 'next.pressed' }],
      'previous.pressed': [{ type: 'previous.pressed' }],
      'drag.ended': [{ type: 'drag.ended', distance: -80 }, { type: 'drag.ended', distance: 80 }],
      'viewer.closed': [{ type: 'viewer.closed' }],
      'history.entered': [{ type: 'history.entered', index: 1 }],
      'history.left': [{ type: 'history.left' }],
    },
    actors: {},
  },
};
