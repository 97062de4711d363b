import { assign, setup } from 'xstate';
import type { DeviceSession } from '#contract/device-session.ts';
import { messages } from '#contract/messages.ts';
import { myPageMessages } from '#contract/my-page-messages.ts';
import { outcomeAs } from './outcome.ts';
import { promiseFor } from './provided.ts';

export type OtherSessionsEvent =
  | { type: 'list.retried' }
  | { type: 'ending.requested' }
  | { type: 'ending.confirmed' }
  | { type: 'ending.cancelled' }
  | { type: 'alert.dismissed' };

export type EndOutcome = { kind: 'ended' } | { kind: 'refused'; message: string };

type Context = { sessions: readonly DeviceSession[]; alert: string };

/** Where the member is logged in, and the one way to end it everywhere but here, which is asked about first. */
export const otherSessionsMachine = setup({
  types: { context: {} as Context, events: {} as OtherSessionsEvent, tags: {} as 'alert' | 'busy' },
  actors: {
    loadSessions: promiseFor<readonly DeviceSession[], undefined>('loadSessions'),
    endOtherSessions: promiseFor<EndOutcome, undefined>('endOtherSessions'),
  },
  guards: {
    isEnded: (_, { kind }: EndOutcome) => kind === 'ended',
    hasOthers: ({ context }) => context.sessions.some(({ isCurrent }) => !isCurrent),
  },
  actions: {
    keepSessions: assign({ sessions: (_, { sessions }: { sessions: readonly DeviceSession[] }) => sessions }),
    keepCurrent: assign({ sessions: ({ context }) => context.sessions.filter(({ isCurrent }) => isCurrent) }),
    showAlert: assign({ alert: (_, { message }: { message: string }) => message }),
  },
}).createMachine({
  id: 'otherSessions',
  context: { sessions: [], alert: '' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadSessions',
        src: 'loadSessions',
        onDone: { target: 'listed', actions: { type: 'keepSessions', params: ({ event }) => ({ sessions: event.output }) } },
        onError: 'failed',
      },
    },
    failed: {
      on: { 'list.retried': 'loading' },
    },
    listed: {
      on: { 'ending.requested': { guard: 'hasOthers', target: 'confirming' } },
    },
    confirming: {
      tags: 'alert',
      on: { 'ending.confirmed': 'ending', 'ending.cancelled': 'listed' },
    },
    ending: {
      tags: 'busy',
      invoke: {
        id: 'endOtherSessions',
        src: 'endOtherSessions',
        onDone: [
          {
            guard: { type: 'isEnded', params: ({ event }) => event.output },
            target: 'alerting',
            actions: ['keepCurrent', { type: 'showAlert', params: { message: myPageMessages.otherSessionsEnded } }],
          },
          { target: 'alerting', actions: { type: 'showAlert', params: ({ event }) => outcomeAs(event.output, 'refused') } },
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
