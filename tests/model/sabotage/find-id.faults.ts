import type { Fault } from './fault.ts';

export const findIdFaults: readonly Fault[] = [
  {
    fault: 'Back of a company skips its own step',
    find: `{ guard: 'isOfCorporation', target: 'corporate' }`,
    replace: `{ guard: 'isOfCorporation', target: 'choosing' }`,
  },
  {
    fault: 'an unknown company is verified',
    find: `{ guard: { type: 'isFound', params: ({ event }) => event.output }, target: '#findId.verifying' }`,
    replace: `{ target: '#findId.verifying' }`,
  },
  {
    fault: 'the identity is not cleared',
    find: `      exit: 'clearIdentity',\n`,
    replace: '',
  },
  {
    fault: 'a failed search shows no alert',
    find: `        ],\n        onError: { target: 'alerting'`,
    replace: `        ],\n        onError: { target: 'choosing'`,
  },
  {
    fault: 'Back looks the ID up again',
    find: `finding: {\n      tags: 'busy',`,
    replace: `finding: {\n      tags: 'busy',\n      on: { 'step.back': { target: 'finding', reenter: true } },`,
  },
];
