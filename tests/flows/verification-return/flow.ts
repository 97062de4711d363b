import { verificationReturnMachine } from '#machines/verification-return.machine.ts';
import { lastOf } from '#tools/flows/paths/history.ts';
import type { Flow } from '#tools/flows/paths/paths.ts';

export const verificationReturnFlow: Flow<typeof verificationReturnMachine> = {
  machine: verificationReturnMachine,
  inputs: [{ target: 'channel' }, { target: 'none' }, { target: 'opener' }, { target: 'sameTab' }],
  cases: {
    events: {
      'answer.confirmed': [{ type: 'answer.confirmed' }],
      'alert.dismissed': [{ type: 'alert.dismissed' }],
    },
    actors: { channel: {} },
  },
  callbackActors: { channel: ['answer.confirmed'] },
  properties: {
    'only a window without any requesting page alerts': (steps) => {
      const { state } = lastOf(steps);
      return state.context.target === 'none' ? state.matches('alerting') || state.matches('left') : !state.matches('alerting') && !state.matches('left');
    },
    'the channel is open until the page has confirmed the result': (steps) => {
      const { state } = lastOf(steps);
      return 'channel' in state.children === state.matches('delivering');
    },
    'a result is delivered only if the page has confirmed it': (steps) => lastOf(steps).state.matches('delivered') === steps.some(({ event }) => event.type === 'answer.confirmed'),
  },
};
