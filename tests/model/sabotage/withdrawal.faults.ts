import type { Fault } from './fault.ts';

export const withdrawalFaults: readonly Fault[] = [
  {
    fault: 'a withdrawn member sees the form again',
    find: `'alert.dismissed': 'left'`,
    replace: `'alert.dismissed': 'entering'`,
  },
  {
    fault: 'a rejection is treated as success',
    find: `            guard: { type: 'isLeft', params: ({ event }) => event.output },\n`,
    replace: '',
  },
  {
    fault: 'the token of a withdrawn member remains',
    find: `['clearToken', {`,
    replace: '[{',
  },
  {
    fault: 'a failed withdrawal shows no alert',
    find: `onError: { target: 'alerting', actions: { type: 'showAlert', params: { message: messages.unexpected } } }`,
    replace: `onError: 'entering'`,
  },
  {
    fault: 'the withdrawal is sent again while it is being sent',
    find: `leaving: {\n      tags: 'busy',`,
    replace: `leaving: {\n      tags: 'busy',\n      on: { 'withdrawal.submitted': { target: 'leaving', reenter: true, actions: { type: 'setPassword', params: ({ event }) => event } } },`,
  },
  {
    fault: 'the reason is not stored',
    find: `, { type: 'saveDraft', params: ({ context }) => context.entered }`,
    replace: '',
  },
  {
    fault: 'a withdrawal starts without the stored reason',
    find: `input.draft ?? { reason: null, text: '' }`,
    replace: `{ ...input.draft, reason: null, text: '' }`,
  },
];
