import type { Fault } from './fault.ts';

export const findPasswordFaults: readonly Fault[] = [
  {
    fault: 'a verification that no longer counts looks like a changed password',
    find: `target: '#findPassword.alertingRestart'`,
    replace: `target: '#findPassword.alertingChanged'`,
  },
  {
    fault: 'an unknown id is verified',
    find: `{ guard: { type: 'isFound', params: ({ event }) => event.output }, target: '#findPassword.verifying' }`,
    replace: `{ target: '#findPassword.verifying' }`,
  },
  {
    fault: 'the verification is kept for another id',
    find: `      entry: 'forgetIdentity',\n`,
    replace: '',
  },
  {
    fault: 'a check that failed says nothing',
    find: `target: '#findPassword.verifying' },\n              { target: 'alerting', actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') } },\n            ],\n            onError: { target: 'alerting'`,
    replace: `target: '#findPassword.verifying' },\n              { target: 'alerting', actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') } },\n            ],\n            onError: { target: 'entering'`,
  },
  {
    fault: 'the password is saved again while it is being saved',
    find: `saving: {\n          tags: 'busy',`,
    replace: `saving: {\n          tags: 'busy',\n          on: { 'password.submitted': { target: 'saving', reenter: true, actions: { type: 'keepPassword', params: ({ event }) => event } } },`,
  },
];
