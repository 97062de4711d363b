import { postcodeMachine } from '#machines/postcode.machine.ts';
import type { Flow } from './lib/paths.ts';

const failure = new Error('The script did not load');

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
  speakers: { search: ['search.failed', 'address.chosen'] },
};
