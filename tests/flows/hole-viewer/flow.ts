import { holeViewerMachine } from '#machines/hole-viewer.machine.ts';
import { actionsIn, lastOf } from '#tools/flows/paths/history.ts';
import type { Flow } from '#tools/flows/paths/paths.ts';

const actionsOf = actionsIn(holeViewerMachine);

export const holeViewerFlow: Flow<typeof holeViewerMachine> = {
  machine: holeViewerMachine,
  inputs: [{ count: 3 }],
  contextKey: ({ index }) => [index],
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
  properties: {
    'the current hole exists': (steps) => {
      const { index, count } = lastOf(steps).state.context;
      return Number.isInteger(index) && index >= 0 && index < count;
    },
    'only opening a hole adds a history entry, and only closing it goes back': (steps) => {
      const step = lastOf(steps);
      const actions = actionsOf(step);
      return actions.includes('enterHistory') === (step.event.type === 'hole.opened') && actions.includes('leaveHistory') === (step.event.type === 'viewer.closed');
    },
    'the history entry is replaced for every change of the hole, and otherwise never': (steps) => {
      const step = lastOf(steps);
      return actionsOf(step).includes('followHistory') === actionsOf(step).includes('step');
    },
  },
};
