import { assign, setup } from 'xstate';
import { messages } from '#contract/messages.ts';
import { myPageMessages } from '#contract/my-page-messages.ts';
import { withdrawalErrors, type Withdrawal, type WithdrawalErrors } from '#contract/withdrawal.ts';
import { outcomeAs } from './outcome.ts';
import { effectFor, promiseFor } from './provided.ts';

export type WithdrawalEvent =
  | { type: 'withdrawal.submitted'; withdrawal: Withdrawal }
  | { type: 'withdrawal.changed' }
  | { type: 'alert.dismissed' };

export type LeaveOutcome = { kind: 'left' } | { kind: 'refused'; message: string };

type Context = {
  /** Held only while it is being sent. */
  withdrawal: Withdrawal;
  errors: WithdrawalErrors;
  alert: string;
};

const nothing: Withdrawal = { reason: null, text: '', password: '' };

/** Withdrawal, spec 001 §2, §4, §5: the token is forgotten when the server has said yes, and only then. */
export const withdrawalMachine = setup({
  types: { context: {} as Context, events: {} as WithdrawalEvent, tags: {} as 'alert' | 'busy' },
  actors: { leave: promiseFor<LeaveOutcome, Withdrawal>('leave') },
  guards: {
    isComplete: (_, { withdrawal }: { withdrawal: Withdrawal }) => Object.keys(withdrawalErrors(withdrawal)).length === 0,
    isLeft: (_, { kind }: LeaveOutcome) => kind === 'left',
  },
  actions: {
    keepWithdrawal: assign((_, { withdrawal }: { withdrawal: Withdrawal }) => ({ withdrawal, errors: {} })),
    forgetWithdrawal: assign({ withdrawal: nothing }),
    showErrors: assign({ errors: (_, { withdrawal }: { withdrawal: Withdrawal }) => withdrawalErrors(withdrawal) }),
    clearErrors: assign({ errors: {} }),
    showAlert: assign({ alert: (_, { message }: { message: string }) => message }),
    clearToken: effectFor<undefined>('clearToken'),
  },
}).createMachine({
  id: 'withdrawal',
  context: { withdrawal: nothing, errors: {}, alert: '' },
  initial: 'entering',
  states: {
    entering: {
      on: {
        'withdrawal.changed': { actions: 'clearErrors' },
        'withdrawal.submitted': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'leaving',
            actions: { type: 'keepWithdrawal', params: ({ event }) => event },
          },
          { actions: { type: 'showErrors', params: ({ event }) => event } },
        ],
      },
    },
    leaving: {
      tags: 'busy',
      exit: 'forgetWithdrawal',
      invoke: {
        id: 'leave',
        src: 'leave',
        input: ({ context }) => context.withdrawal,
        onDone: [
          {
            guard: { type: 'isLeft', params: ({ event }) => event.output },
            target: 'alertingLeft',
            actions: ['clearToken', { type: 'showAlert', params: { message: myPageMessages.withdrawn } }],
          },
          { target: 'alerting', actions: { type: 'showAlert', params: ({ event }) => outcomeAs(event.output, 'refused') } },
        ],
        onError: { target: 'alerting', actions: { type: 'showAlert', params: { message: messages.unexpected } } },
      },
    },
    alerting: {
      tags: 'alert',
      on: { 'alert.dismissed': 'entering' },
    },
    alertingLeft: {
      tags: 'alert',
      on: { 'alert.dismissed': 'left' },
    },
    left: { type: 'final' },
  },
});
