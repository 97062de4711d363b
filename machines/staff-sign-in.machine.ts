import { assign, emit, setup } from 'xstate';
import { messages } from '#contract/shared/messages.ts';
import { staffCredentialErrors, type SignedInStaff, type StaffCredentials } from '#contract/staff/staff.ts';
import { assertKind } from './assert-kind.ts';
import { callbackActorStub, promiseActorStub } from './stubs.ts';

export type StaffSignInField = keyof StaffCredentials;

export type StaffSignInEvent =
  | { type: 'form.submitted'; credentials: StaffCredentials }
  | { type: 'passkey.chosen' }
  | { type: 'field.changed'; field: StaffSignInField }
  | { type: 'alert.dismissed' }
  | { type: 'countdown.ticked'; secondsLeft: number }
  | { type: 'countdown.finished' };

export type StaffSignInEmitted =
  | { type: 'field.refused'; field: StaffSignInField }
  /** The server has refused the code, and may have used it up: the field must be cleared. */
  | { type: 'code.used' };

export type StaffSignInOutcome =
  | { kind: 'signedIn'; staff: SignedInStaff }
  | { kind: 'refused'; message: string }
  /** The server did not answer: the code may be unused. */
  | { kind: 'unreached'; message: string }
  | { kind: 'locked'; message: string; secondsLeft: number };

/** No code can be unused: what the server did not answer is one of the refusals. */
export type StaffPasskeyOutcome = Exclude<StaffSignInOutcome, { kind: 'unreached' }>;

type FieldErrors = Partial<Record<StaffSignInField, string>>;

type Context = {
  /** Set only while a sign-in is in progress. */
  credentials: StaffCredentials;
  errors: FieldErrors;
  alert: string;
  secondsLeft: number;
  staff: SignedInStaff | null;
};

const noCredentials: StaffCredentials = { loginId: '', password: '', code: '' };
const fields = ['loginId', 'password', 'code'] as const satisfies readonly StaffSignInField[];
const firstRefused = (credentials: StaffCredentials): StaffSignInField => {
  const errors = staffCredentialErrors(credentials);
  return fields.find((field) => field in errors) ?? 'loginId';
};

/**
 * Login of a staff member by id, password and the code of an authenticator app, or by a passkey in place of all three. A
 * refusal is an alert; a locked id shows a countdown. What was typed stays in the form, but for the used code.
 */
export const staffSignInMachine = setup({
  types: {
    context: {} as Context,
    events: {} as StaffSignInEvent,
    emitted: {} as StaffSignInEmitted,
    output: {} as SignedInStaff | null,
    tags: {} as 'alert' | 'busy',
  },
  actors: {
    signIn: promiseActorStub<StaffSignInOutcome, StaffCredentials>('signIn'),
    signInByPasskey: promiseActorStub<StaffPasskeyOutcome, undefined>('signInByPasskey'),
    countdown: callbackActorStub<Extract<StaffSignInEvent, { type: `countdown.${string}` }>, { seconds: number }>(
      'countdown',
    ),
  },
  guards: {
    isComplete: (_, { credentials }: { credentials: StaffCredentials }) =>
      Object.keys(staffCredentialErrors(credentials)).length === 0,
    isLastError: ({ context }, { field }: { field: StaffSignInField }) =>
      Object.keys(context.errors).every((refused) => refused === field),
    isLoginId: (_, { field }: { field: StaffSignInField }) => field === 'loginId',
    isRefused: (_, { kind }: StaffSignInOutcome) => kind === 'refused',
    isUnreached: (_, { kind }: StaffSignInOutcome) => kind === 'unreached',
    isSignedIn: (_, { kind }: StaffSignInOutcome) => kind === 'signedIn',
    isLocked: (_, { kind }: StaffSignInOutcome) => kind === 'locked',
  },
  actions: {
    clearErrors: assign({ errors: {} }),
    setCredentials: assign((_, { credentials }: { credentials: StaffCredentials }) => ({ credentials, errors: {} })),
    clearCredentials: assign({ credentials: noCredentials }),
    showErrors: assign({
      errors: (_, { credentials }: { credentials: StaffCredentials }) => staffCredentialErrors(credentials),
    }),
    clearError: assign({
      errors: ({ context }, { field }: { field: StaffSignInField }) =>
        Object.fromEntries(Object.entries(context.errors).filter(([refused]) => refused !== field)),
    }),
    showAlert: assign({ alert: (_, { message }: { message: string }) => message }),
    setSecondsLeft: assign({ secondsLeft: (_, { secondsLeft }: { secondsLeft: number }) => secondsLeft }),
    setStaff: assign({ staff: (_, { staff }: { staff: SignedInStaff }) => staff }),
    clearCode: emit({ type: 'code.used' }),
  },
}).createMachine({
  id: 'staffSignIn',
  context: { credentials: noCredentials, errors: {}, alert: '', secondsLeft: 0, staff: null },
  initial: 'editing',
  states: {
    editing: {
      initial: 'clean',
      on: {
        'form.submitted': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'signingIn',
            actions: { type: 'setCredentials', params: ({ event }) => event },
          },
          {
            target: '.refused',
            actions: [
              { type: 'showErrors', params: ({ event }) => event },
              emit(({ event }) => ({ type: 'field.refused', field: firstRefused(event.credentials) })),
            ],
          },
        ],
        'passkey.chosen': { target: 'signingInByPasskey', actions: 'clearErrors' },
      },
      states: {
        clean: {},
        refused: {
          on: {
            'field.changed': [
              {
                guard: { type: 'isLastError', params: ({ event }) => event },
                target: 'clean',
                actions: { type: 'clearError', params: ({ event }) => event },
              },
              { actions: { type: 'clearError', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
    signingIn: {
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => context.credentials,
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'alerting',
            actions: [{ type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') }, 'clearCode'],
          },
          {
            guard: { type: 'isUnreached', params: ({ event }) => event.output },
            target: 'alerting',
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'unreached') },
          },
          {
            guard: { type: 'isLocked', params: ({ event }) => event.output },
            target: 'locked',
            actions: [
              { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'locked') },
              { type: 'setSecondsLeft', params: ({ event }) => assertKind(event.output, 'locked') },
              'clearCode',
            ],
          },
          {
            target: 'signedIn',
            actions: { type: 'setStaff', params: ({ event }) => assertKind(event.output, 'signedIn') },
          },
        ],
        onError: { target: 'alerting', actions: { type: 'showAlert', params: { message: messages.unexpected } } },
      },
    },
    /** Asks the user for a passkey, and the server for a session by its answer. */
    signingInByPasskey: {
      tags: 'busy',
      invoke: {
        id: 'signInByPasskey',
        src: 'signInByPasskey',
        onDone: [
          {
            guard: { type: 'isLocked', params: ({ event }) => event.output },
            target: 'locked',
            actions: [
              { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'locked') },
              { type: 'setSecondsLeft', params: ({ event }) => assertKind(event.output, 'locked') },
            ],
          },
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: { type: 'setStaff', params: ({ event }) => assertKind(event.output, 'signedIn') },
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
      entry: 'clearCredentials',
      on: { 'alert.dismissed': 'editing' },
    },
    locked: {
      initial: 'alerting',
      entry: 'clearCredentials',
      invoke: { id: 'countdown', src: 'countdown', input: ({ context }) => ({ seconds: context.secondsLeft }) },
      on: {
        'countdown.ticked': { actions: { type: 'setSecondsLeft', params: ({ event }) => event } },
        'countdown.finished': 'editing',
      },
      states: {
        alerting: {
          tags: 'alert',
          on: { 'alert.dismissed': 'waiting' },
        },
        waiting: {
          on: {
            'field.changed': {
              guard: { type: 'isLoginId', params: ({ event }) => event },
              target: '#staffSignIn.editing',
            },
          },
        },
      },
    },
    signedIn: {
      type: 'final',
      entry: 'clearCredentials',
    },
  },
  output: ({ context }) => context.staff,
});
