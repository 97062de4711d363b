import type { Fault } from './fault.ts';

export const verificationFaults: readonly Fault[] = [
  {
    fault: 'a popup that is closed before its request is ready is alerted',
    find: `'popup.closed': '#verification.idle'`,
    replace: `'popup.closed': '#verification.alerting'`,
  },
  {
    fault: 'an unreachable popup is ignored',
    find: `        detached: {\n          on: {\n            'popup.answered': {`,
    replace: `        detached: {\n          on: {\n            'popup.blocked': {`,
  },
  {
    fault: 'a refused popup does not offer this tab',
    find: `['offerSameTab', { type: 'reportFailure', params: { reason: 'blocked' } },`,
    replace: `[{ type: 'reportFailure', params: { reason: 'blocked' } },`,
  },
  {
    fault: 'an unreachable popup ends the wait',
    find: `'popup.closed': { target: 'detached', actions: 'offerSameTab' }`,
    replace: `'popup.closed': { target: '#verification.idle', actions: 'offerSameTab' }`,
  },
  {
    fault: 'a popup that looks closed is alerted after ten minutes',
    find: `          { guard: 'isDetached', target: 'idle' },\n`,
    replace: ``,
  },
  {
    fault: 'the request of an unreachable popup is used for the next one',
    find: `    underWay: {\n      entry: 'clearRequest',\n`,
    replace: `    underWay: {\n`,
  },
  {
    fault: 'this tab is used without need',
    find: `'sameTab.requested': { guard: 'isSameTabOffered', target: 'leaving' }`,
    replace: `'sameTab.requested': 'leaving'`,
  },
  {
    fault: 'a result of another request is accepted',
    find: `outcome.kind === 'verified' && outcome.identity.requestNumber === context.requestNumber`,
    replace: `outcome.kind === 'verified' && context.requestNumber !== ''`,
  },
  {
    fault: 'number and secret of a request are not cleared',
    find: `    alerting: {\n      entry: 'clearRequest',\n`,
    replace: `    alerting: {\n`,
  },
  {
    fault: 'a failed request shows no alert',
    find: `onError: { target: '#verification.alerting', actions: { type: 'showAlert', params: { message: accountMessages.verificationFailed } } }`,
    replace: `onError: '#verification.idle'`,
  },
  {
    fault: 'the popup’s form is sent twice',
    find: `{ type: 'sendForm', params: ({ event }) => event.output }]`,
    replace: `{ type: 'sendForm', params: ({ event }) => event.output }, { type: 'sendForm', params: ({ event }) => event.output }]`,
  },
];
