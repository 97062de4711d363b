import { postcodeMachine } from '#machines/postcode.machine.ts';
import { actionsIn, lastOf } from '#tools/flows/paths/history.ts';
import type { Flow } from '#tools/flows/paths/paths.ts';

const actionsOf = actionsIn(postcodeMachine);

const failures = new Set(['search.failed', 'search.blocked', 'xstate.after.silence.postcode.open.loading']);

export const postcodeFlow: Flow<typeof postcodeMachine> = {
  machine: postcodeMachine,
  inputs: [undefined],
  contextKey: ({ isTypable }) => isTypable,
  cases: {
    events: {
      'search.opened': [{ type: 'search.opened' }],
      'search.ready': [{ type: 'search.ready' }],
      'search.blocked': [{ type: 'search.blocked' }],
      'search.closed': [{ type: 'search.closed' }],
      'search.failed': [{ type: 'search.failed' }],
      'address.chosen': [{ type: 'address.chosen', address: { postCode: '26304', address1: '강원특별자치도 원주시 치악숲로 210' } }],
      'alert.dismissed': [{ type: 'alert.dismissed' }],
    },
    actors: { search: {} },
  },
  callbackActors: { search: ['search.ready', 'search.blocked', 'search.failed', 'address.chosen'] },
  properties: {
    'the search is mounted if and only if it is shown': (steps) => {
      const { state } = lastOf(steps);
      return 'search' in state.children === state.matches('open');
    },
    'an address comes only from the search, which closes then': (steps) => {
      const step = lastOf(steps);
      const isFound = actionsOf(step).some((name) => name.startsWith('emit'));
      return isFound === (step.event.type === 'address.chosen') && (!isFound || step.state.matches('closed'));
    },
    'a failure is alerted': (steps) => {
      const { event, state } = lastOf(steps);
      return state.matches('alerting') === (event.type === 'search.failed') && (!state.matches('alerting') || state.context.alert !== '');
    },
    'an address can be typed after the search has failed, was blocked or stayed silent, until one is chosen in it': (steps) => {
      const { state } = lastOf(steps);
      const lastChange = steps.findLast(({ event, taken }) => event.type === 'address.chosen' || (failures.has(event.type) && taken.length > 0));
      return state.context.isTypable === (lastChange !== undefined && lastChange.event.type !== 'address.chosen');
    },
    'each failure is reported once': (steps) => {
      const step = lastOf(steps);
      const reports = actionsOf(step).filter((name) => name === 'reportFailure').length;
      return reports === (failures.has(step.event.type) && step.taken.length > 0 ? 1 : 0);
    },
  },
};
