import { postcodeMachine } from '#machines/postcode.machine.ts';
import { actionsIn, lastOf } from './lib/history.ts';
import type { Flow } from './lib/paths.ts';

const failure = new Error('The script did not load');

const actionsOf = actionsIn(postcodeMachine);

export const postcodeFlow: Flow<typeof postcodeMachine> = {
  machine: postcodeMachine,
  inputs: [undefined],
  cases: {
    events: {
      'search.opened': [{ type: 'search.opened' }],
      'search.closed': [{ type: 'search.closed' }],
      'search.failed': [{ type: 'search.failed' }],
      'address.chosen': [{ type: 'address.chosen', address: { postCode: '26304', address1: '강원특별자치도 원주시 치악숲로 210' } }],
      'alert.dismissed': [{ type: 'alert.dismissed' }],
    },
    actors: { loadPostcode: { done: [undefined], error: [failure] }, search: {} },
  },
  callbackActors: { search: ['search.failed', 'address.chosen'] },
  properties: {
    'the search is mounted if and only if it is shown': (steps) => {
      const { state } = lastOf(steps);
      return 'search' in state.children === state.matches('searching');
    },
    'an address comes only from the search, which closes then': (steps) => {
      const step = lastOf(steps);
      const isFound = actionsOf(step).some((name) => name.startsWith('emit'));
      return isFound === (step.event.type === 'address.chosen') && (!isFound || step.state.matches('closed'));
    },
    'a failure is alerted': (steps) => {
      const { event, state } = lastOf(steps);
      return state.matches('alerting') === (event.type === 'search.failed' || event.type.startsWith('xstate.error.')) && (!state.matches('alerting') || state.context.alert !== '');
    },
    'the script is requested once, before the search is shown': (steps) => {
      const { event, state } = lastOf(steps);
      return event.type !== 'search.opened' || (state.matches('loading') && steps.at(-2)?.state.value === 'closed');
    },
  },
};
