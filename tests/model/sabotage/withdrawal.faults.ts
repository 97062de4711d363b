import type { Fault } from './fault.ts';

export const withdrawalFaults: readonly Fault[] = [
  {
    fault: 'who has left is asked again',
    find: `'alert.dismissed': 'left'`,
    replace: `'alert.dismissed': 'entering'`,
  },
  {
    fault: 'a refusal counts as a yes',
    find: `            guard: { type: 'isLeft', params: ({ event }) => event.output },\n`,
    replace: '',
  },
  {
    fault: 'the token of who has left stays',
    find: `['clearToken', {`,
    replace: '[{',
  },
  {
    fault: 'a withdrawal that failed says nothing',
    find: `onError: { target: 'alerting', actions: { type: 'showAlert', params: { message: messages.unexpected } } }`,
    replace: `onError: 'entering'`,
  },
  {
    fault: 'the withdrawal is sent again while it is being sent',
    find: `leaving: {\n      tags: 'busy',`,
    replace: `leaving: {\n      tags: 'busy',\n      on: { 'withdrawal.submitted': { target: 'leaving', reenter: true, actions: { type: 'keepPassword', params: ({ event }) => event } } },`,
  },
  {
    fault: 'what is told is kept nowhere',
    find: `, { type: 'keepDraft', params: ({ context }) => context.entered }`,
    replace: '',
  },
  {
    fault: 'a withdrawal begins without what was told before',
    find: `input.draft ?? { reason: null, text: '' }`,
    replace: `{ ...input.draft, reason: null, text: '' }`,
  },
];
