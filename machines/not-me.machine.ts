import { assign, emit, setup } from 'xstate';
import { activityMessages } from '#contract/account/activity-messages.ts';
import { messages } from '#contract/shared/messages.ts';
import { assertKind } from './assert-kind.ts';
import type { EndOutcome } from './other-sessions.machine.ts';
import { promiseActorStub } from './stubs.ts';

export type NotMeEvent =
  | { type: 'activity.disowned' }
  | { type: 'disowning.confirmed' }
  | { type: 'disowning.cancelled' }
  | { type: 'alert.dismissed' };

export type NotMeEmitted =
  /** The password check has expired on the server: the profile page must show the password prompt again. */
  | { type: 'check.lapsed'; message: string }
  /** The profile page must lead to the fields of the new password, as soon as it shows them. */
  | { type: 'password.wanted' };

/**
 * The member disowns an activity of the account: after a confirmation all other sessions are ended, and then the member
 * is led to a new password. If the password check has expired, it comes first; saving the new password then ends the
 * other sessions.
 */
export const notMeMachine = setup({
  types: {
    context: {} as { alert: string },
    events: {} as NotMeEvent,
    emitted: {} as NotMeEmitted,
    tags: {} as 'alert' | 'busy',
  },
  actors: { endOtherSessions: promiseActorStub<EndOutcome, undefined>('endOtherSessions') },
  guards: {
    isEnded: (_, { kind }: EndOutcome) => kind === 'ended',
    isUnconfirmed: (_, { kind }: EndOutcome) => kind === 'unconfirmed',
  },
  actions: {
    showAlert: assign({ alert: (_, { message }: { message: string }) => message }),
    notifyLapse: emit({ type: 'check.lapsed', message: activityMessages.lapsed }),
    requestPassword: emit({ type: 'password.wanted' }),
  },
}).createMachine({
  id: 'notMe',
  context: { alert: '' },
  initial: 'idle',
  states: {
    idle: {
      on: { 'activity.disowned': 'confirming' },
    },
    confirming: {
      tags: 'alert',
      on: { 'disowning.confirmed': 'ending', 'disowning.cancelled': 'idle' },
    },
    ending: {
      tags: 'busy',
      invoke: {
        id: 'endOtherSessions',
        src: 'endOtherSessions',
        onDone: [
          {
            guard: { type: 'isEnded', params: ({ event }) => event.output },
            target: 'alertingEnded',
            actions: { type: 'showAlert', params: { message: activityMessages.ended } },
          },
          {
            guard: { type: 'isUnconfirmed', params: ({ event }) => event.output },
            target: 'idle',
            actions: ['notifyLapse', 'requestPassword'],
          },
          {
            target: 'alerting',
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') },
          },
        ],
        onError: { target: 'alerting', actions: { type: 'showAlert', params: { message: messages.unexpected } } },
      },
    },
    alertingEnded: {
      tags: 'alert',
      on: { 'alert.dismissed': { target: 'idle', actions: 'requestPassword' } },
    },
    alerting: {
      tags: 'alert',
      on: { 'alert.dismissed': 'idle' },
    },
  },
});
