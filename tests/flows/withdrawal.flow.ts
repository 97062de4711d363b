import { myPageMessages } from '#contract/my-page-messages.ts';
import { withdrawalMachine } from '#machines/withdrawal.machine.ts';
import type { Flow } from './lib/paths.ts';

const offline = new TypeError('Failed to fetch');
const withdrawal = { reason: '기타', text: '이사를 갑니다', password: 'Golf2026!a' } as const;

export const withdrawalFlow: Flow<typeof withdrawalMachine> = {
  machine: withdrawalMachine,
  inputs: [undefined],
  project: ({ errors }) => Object.keys(errors),
  cases: {
    events: {
      'withdrawal.submitted': [
        { type: 'withdrawal.submitted', withdrawal },
        { type: 'withdrawal.submitted', withdrawal: { reason: null, text: '', password: '' } },
        { type: 'withdrawal.submitted', withdrawal: { ...withdrawal, password: '' } },
      ],
      'withdrawal.changed': [{ type: 'withdrawal.changed' }],
      'alert.dismissed': [{ type: 'alert.dismissed' }],
    },
    actors: { leave: { done: [{ kind: 'left' }, { kind: 'refused', message: myPageMessages.wrongPassword }], error: [offline] } },
  },
};
