import { assign, emit, setup } from 'xstate';
import type { DeviceSession } from '#contract/account/device-session.ts';
import { messages } from '#contract/shared/messages.ts';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { assertKind } from './assert-kind.ts';
import { promiseActorStub } from './stubs.ts';

export type OtherSessionsEvent =
  | { type: 'list.retried' }
  | { type: 'ending.requested'; session: DeviceSession }
  | { type: 'endingAll.requested' }
  | { type: 'ending.confirmed' }
  | { type: 'ending.cancelled' }
  | { type: 'alert.dismissed' };

/** The password check has expired on the server: the profile page must show the password prompt again. */
export type OtherSessionsEmitted = { type: 'check.lapsed'; message: string };

export type EndOutcome =
  | { kind: 'ended' }
  | { kind: 'unconfirmed'; message: string }
  | { kind: 'refused'; message: string };

/** `chosen` is the session to end; null stands for all but the current one. */
type Context = { sessions: readonly DeviceSession[]; chosen: DeviceSession | null; alert: string };

/** The member's sessions on other devices: lists them, and ends one or all of them after a confirmation. */
export const otherSessionsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as OtherSessionsEvent,
    emitted: {} as OtherSessionsEmitted,
    tags: {} as 'alert' | 'busy',
  },
  actors: {
    loadSessions: promiseActorStub<readonly DeviceSession[], undefined>('loadSessions'),
    endSessions: promiseActorStub<EndOutcome, { id: string | null }>('endSessions'),
  },
  guards: {
    isEnded: (_, { kind }: EndOutcome) => kind === 'ended',
    isUnconfirmed: (_, { kind }: EndOutcome) => kind === 'unconfirmed',
    hasOthers: ({ context }) => context.sessions.some(({ isCurrent }) => !isCurrent),
    isOther: ({ context }, { session }: { session: DeviceSession }) =>
      context.sessions.some(({ id, isCurrent }) => id === session.id && !isCurrent),
  },
  actions: {
    setSessions: assign({ sessions: (_, { sessions }: { sessions: readonly DeviceSession[] }) => sessions }),
    choose: assign({ chosen: (_, { session }: { session: DeviceSession | null }) => session }),
    removeEnded: assign({
      sessions: ({ context }) =>
        context.sessions.filter((each) => each.isCurrent || (context.chosen !== null && each.id !== context.chosen.id)),
    }),
    showEnded: assign({
      alert: ({ context }) => (context.chosen ? myPageMessages.otherSessionEnded : myPageMessages.otherSessionsEnded),
    }),
    showAlert: assign({ alert: (_, { message }: { message: string }) => message }),
    notifyLapse: emit((_, { message }: { message: string }) => ({ type: 'check.lapsed', message })),
  },
}).createMachine({
  id: 'otherSessions',
  context: { sessions: [], chosen: null, alert: '' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadSessions',
        src: 'loadSessions',
        onDone: {
          target: 'listed',
          actions: { type: 'setSessions', params: ({ event }) => ({ sessions: event.output }) },
        },
        onError: 'failed',
      },
    },
    failed: {
      on: { 'list.retried': 'loading' },
    },
    listed: {
      on: {
        'ending.requested': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'confirming',
          actions: { type: 'choose', params: ({ event }) => event },
        },
        'endingAll.requested': {
          guard: 'hasOthers',
          target: 'confirming',
          actions: { type: 'choose', params: { session: null } },
        },
      },
    },
    confirming: {
      tags: 'alert',
      on: { 'ending.confirmed': 'ending', 'ending.cancelled': 'listed' },
    },
    ending: {
      tags: 'busy',
      invoke: {
        id: 'endSessions',
        src: 'endSessions',
        input: ({ context }) => ({ id: context.chosen?.id ?? null }),
        onDone: [
          {
            guard: { type: 'isEnded', params: ({ event }) => event.output },
            target: 'alerting',
            actions: ['removeEnded', 'showEnded'],
          },
          {
            guard: { type: 'isUnconfirmed', params: ({ event }) => event.output },
            target: 'listed',
            actions: { type: 'notifyLapse', params: ({ event }) => assertKind(event.output, 'unconfirmed') },
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
      on: { 'alert.dismissed': 'listed' },
    },
  },
});
