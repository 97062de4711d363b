import type { Fault } from './fault.ts';

export const verificationFaults: readonly Fault[] = [
  {
    fault: 'a popup that is closed before its request is ready is alerted',
    find: `'popup.closed': '#verification.idle'`,
    replace: `'popup.closed': '#verification.alerting'`,
  },
  {
    fault: 'a popup that is cut off is not heard any more',
    find: `        detached: {\n          on: {\n            'popup.answered': {`,
    replace: `        detached: {\n          on: {\n            'popup.blocked': {`,
  },
  {
    fault: 'a popup that is cut off ends the wait',
    find: `'popup.closed': { target: 'detached', actions: 'offerSameTab' }`,
    replace: `'popup.closed': { target: '#verification.idle', actions: 'offerSameTab' }`,
  },
  {
    fault: 'a popup that looks closed is alerted after ten minutes',
    find: `          { guard: 'isDetached', target: 'idle' },\n`,
    replace: ``,
  },
  {
    fault: 'the request of a popup that is cut off outlives it in the next one',
    find: `    underWay: {\n      entry: 'forgetRequest',\n`,
    replace: `    underWay: {\n`,
  },
  {
    fault: 'this tab is taken without need',
    find: `'sameTab.requested': { guard: 'isSameTabOffered', target: 'leaving' }`,
    replace: `'sameTab.requested': 'leaving'`,
  },
  {
    fault: 'an answer to another request counts',
    find: `outcome.kind === 'verified' && outcome.identity.requestNumber === context.requestNumber`,
    replace: `outcome.kind === 'verified' && context.requestNumber !== ''`,
  },
  {
    fault: 'number and secret of a request outlive it',
    find: `    alerting: {\n      entry: 'forgetRequest',\n`,
    replace: `    alerting: {\n`,
  },
  {
    fault: 'a request that failed says nothing',
    find: `onError: { target: '#verification.alerting', actions: { type: 'showAlert', params: { message: accountMessages.verificationFailed } } }`,
    replace: `onError: '#verification.idle'`,
  },
  {
    fault: 'the form is sent twice',
    find: `{ type: 'sendForm', params: ({ event }) => event.output }]`,
    replace: `{ type: 'sendForm', params: ({ event }) => event.output }, { type: 'sendForm', params: ({ event }) => event.output }]`,
  },
];
