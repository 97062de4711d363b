import type { Fault } from './fault.ts';

export const findPasswordFaults: readonly Fault[] = [
  {
    fault: 'an expired verification is shown as a changed password',
    find: `target: '#findPassword.alertingRestart'`,
    replace: `target: '#findPassword.alertingChanged'`,
  },
  {
    fault: 'an unknown ID is verified',
    find: `{ guard: { type: 'isFound', params: ({ event }) => event.output }, target: '#findPassword.verifying' }`,
    replace: `{ target: '#findPassword.verifying' }`,
  },
  {
    fault: 'the verification is used for another ID',
    find: `      entry: 'clearIdentity',\n`,
    replace: '',
  },
  {
    fault: 'a failed check shows no alert',
    find: `target: '#findPassword.verifying' },\n              { target: 'alerting', actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') } },\n            ],\n            onError: { target: 'alerting'`,
    replace: `target: '#findPassword.verifying' },\n              { target: 'alerting', actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') } },\n            ],\n            onError: { target: 'entering'`,
  },
  {
    fault: 'the password is saved again while it is being saved',
    find: `saving: {\n          tags: 'busy',`,
    replace: `saving: {\n          tags: 'busy',\n          on: { 'password.submitted': { target: 'saving', reenter: true, actions: { type: 'setPassword', params: ({ event }) => event } } },`,
  },
];
