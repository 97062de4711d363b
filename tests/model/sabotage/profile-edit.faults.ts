import type { Fault } from './fault.ts';

export const profileEditFaults: readonly Fault[] = [
  {
    fault: 'an expired password check leaves the form open',
    find: `target: '#profileEdit.gate.alerting',\n                actions`,
    replace: `target: 'alerting',\n                actions`,
  },
  {
    fault: 'an invalid form is saved',
    find: `{ guard: 'isAcceptable', target: 'saving' }`,
    replace: `{ target: 'saving' }`,
  },
  {
    fault: 'a saved draft is not removed',
    find: `, 'removeDraft'],`,
    replace: '],',
  },
  {
    fault: 'a failed password check shows no alert',
    find: `'accepted') },\n              },\n              { target: 'alerting', actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') } },\n            ],\n            onError: { target: 'alerting'`,
    replace: `'accepted') },\n              },\n              { target: 'alerting', actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') } },\n            ],\n            onError: { target: 'entering'`,
  },
  {
    fault: 'the profile is saved again while it is being saved',
    find: `saving: {\n          tags: 'busy',`,
    replace: `saving: {\n          tags: 'busy',\n          on: { 'profile.submitted': { target: 'saving', reenter: true } },`,
  },
];
