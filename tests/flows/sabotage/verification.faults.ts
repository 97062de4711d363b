import type { Fault } from './fault.ts';

export const verificationFaults: readonly Fault[] = [
  {
    fault: 'a closed popup is alerted',
    find: `'popup.closed': 'idle'`,
    replace: `'popup.closed': 'alerting'`,
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
