import { assign, setup } from 'xstate';
import { messages } from '#contract/shared/messages.ts';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import {
  withdrawalErrors,
  type Leaving,
  type Withdrawal,
  type WithdrawalErrors,
} from '#contract/account/withdrawal.ts';
import { assertKind } from './assert-kind.ts';
import { actionStub, promiseActorStub } from './stubs.ts';

export type WithdrawalEvent =
  | { type: 'reason.changed'; changed: Partial<Leaving> }
  | { type: 'password.changed' }
  | { type: 'withdrawal.submitted'; password: string }
  | { type: 'alert.dismissed' };

export type LeaveOutcome = { kind: 'left' } | { kind: 'refused'; message: string };

type Context = {
  entered: Leaving;
  /** Set only while it is being sent. */
  password: string;
  errors: WithdrawalErrors;
  alert: string;
};

/**
 * Withdrawal, spec 001 §2, §4, §5: the token is removed only after the server has confirmed. The reason is stored as a
 * draft that outlives the session, so that the page starts with it after the next login.
 */
export const withdrawalMachine = setup({
  types: {
    input: {} as { draft: Leaving | null },
    context: {} as Context,
    events: {} as WithdrawalEvent,
    tags: {} as 'alert' | 'busy',
  },
  actors: { leave: promiseActorStub<LeaveOutcome, Withdrawal>('leave') },
  guards: {
    isComplete: ({ context: { entered } }, { password }: { password: string }) =>
      Object.keys(withdrawalErrors({ ...entered, password })).length === 0,
    isLeft: (_, { kind }: LeaveOutcome) => kind === 'left',
  },
  actions: {
    change: assign({
      entered: ({ context }, { changed }: { changed: Partial<Leaving> }) => ({ ...context.entered, ...changed }),
      errors: {},
    }),
    setPassword: assign((_, { password }: { password: string }) => ({ password, errors: {} })),
    clearPassword: assign({ password: '' }),
    showErrors: assign({
      errors: ({ context: { entered } }, { password }: { password: string }) =>
        withdrawalErrors({ ...entered, password }),
    }),
    clearErrors: assign({ errors: {} }),
    showAlert: assign({ alert: (_, { message }: { message: string }) => message }),
    saveDraft: actionStub<Leaving>('saveDraft'),
    clearToken: actionStub<undefined>('clearToken'),
  },
}).createMachine({
  id: 'withdrawal',
  context: ({ input }) => ({ entered: input.draft ?? { reason: null, text: '' }, password: '', errors: {}, alert: '' }),
  initial: 'entering',
  states: {
    entering: {
      on: {
        'reason.changed': {
          actions: [
            { type: 'change', params: ({ event }) => event },
            { type: 'saveDraft', params: ({ context }) => context.entered },
          ],
        },
        'password.changed': { actions: 'clearErrors' },
        'withdrawal.submitted': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'leaving',
            actions: { type: 'setPassword', params: ({ event }) => event },
          },
          { actions: { type: 'showErrors', params: ({ event }) => event } },
        ],
      },
    },
    leaving: {
      tags: 'busy',
      exit: 'clearPassword',
      invoke: {
        id: 'leave',
        src: 'leave',
        input: ({ context: { entered, password } }) => ({ ...entered, password }),
        onDone: [
          {
            guard: { type: 'isLeft', params: ({ event }) => event.output },
            target: 'alertingLeft',
            actions: ['clearToken', { type: 'showAlert', params: { message: myPageMessages.withdrawn } }],
          },
          {
            target: 'alerting',
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') },
          },
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
