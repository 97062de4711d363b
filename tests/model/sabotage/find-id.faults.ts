import type { Fault } from './fault.ts';

export const findIdFaults: readonly Fault[] = [
  {
    fault: 'a company’s way back skips its own step',
    find: `{ guard: 'isOfCorporation', target: 'corporate' }`,
    replace: `{ guard: 'isOfCorporation', target: 'choosing' }`,
  },
  {
    fault: 'an unknown company is verified',
    find: `{ guard: { type: 'isFound', params: ({ event }) => event.output }, target: '#findId.verifying' }`,
    replace: `{ target: '#findId.verifying' }`,
  },
  {
    fault: 'the identity is kept',
    find: `      exit: 'forgetIdentity',\n`,
    replace: '',
  },
  {
    fault: 'a search that failed says nothing',
    find: `        ],\n        onError: { target: 'alerting'`,
    replace: `        ],\n        onError: { target: 'choosing'`,
  },
  {
    fault: 'the way back looks for the id once more',
    find: `finding: {\n      tags: 'busy',`,
    replace: `finding: {\n      tags: 'busy',\n      on: { 'step.back': { target: 'finding', reenter: true } },`,
  },
];
