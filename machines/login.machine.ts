import { assign, emit, setup } from 'xstate';
import { asCredentials, credentialErrors, type Credentials } from '#contract/account/credentials.ts';
import type { Member } from '#contract/account/member.ts';
import { messages } from '#contract/shared/messages.ts';
import { safeReturnPath } from '#contract/account/return-path.ts';
import type {
  LoginEmitted,
  LoginEvent,
  LoginField,
  LoginOutput,
  PasskeyOutcome,
  ReservationOutcome,
  SignInOutcome,
} from './login.types.ts';
import { assertKind } from './assert-kind.ts';
import { callbackActorStub, actionStub, promiseActorStub } from './stubs.ts';

type FieldErrors = Partial<Record<LoginField, string>>;

type Context = {
  /** Set only while a reservation check or a sign-in is in progress. */
  credentials: Credentials;
  /** Set only between the check of a passkey and the sign-in. */
  ticket: string;
  saveId: boolean;
  errors: FieldErrors;
  alert: string;
  secondsLeft: number;
  dormant: boolean;
  returnTo: string;
};

const noCredentials: Credentials = { serviceId: '', password: '' };
const firstRefused = (entered: Credentials): LoginField =>
  credentialErrors(entered).serviceId ? 'serviceId' : 'password';

/**
 * Login, spec 001 §2, §4, §5, §8: the external reservation system checks the credentials first; only if it accepts them
 * is the site's own sign-in called. Either one's rejection is shown as an alert; a locked id shows a countdown. A
 * passkey is checked before both, since only then the id is known (`docs/decisions`).
 */
export const loginMachine = setup({
  types: {
    input: {} as { returnTo: string | null | undefined },
    context: {} as Context,
    events: {} as LoginEvent,
    emitted: {} as LoginEmitted,
    output: {} as LoginOutput,
    tags: {} as 'alert' | 'busy',
  },
  actors: {
    checkReservation: promiseActorStub<ReservationOutcome, Credentials>('checkReservation'),
    signIn: promiseActorStub<SignInOutcome, Credentials>('signIn'),
    askPasskey: promiseActorStub<PasskeyOutcome, undefined>('askPasskey'),
    checkReservationById: promiseActorStub<ReservationOutcome, { serviceId: string }>('checkReservationById'),
    signInByPasskey: promiseActorStub<SignInOutcome, { ticket: string }>('signInByPasskey'),
    countdown: callbackActorStub<Extract<LoginEvent, { type: `countdown.${string}` }>, { seconds: number }>(
      'countdown',
    ),
  },
  guards: {
    isComplete: (_, { credentials }: { credentials: Credentials }) =>
      Object.keys(credentialErrors(credentials)).length === 0,
    isLastError: ({ context }, { field }: { field: LoginField }) =>
      Object.keys(context.errors).every((refused) => refused === field),
    isServiceId: (_, { field }: { field: LoginField }) => field === 'serviceId',
    isAccepted: (_, { kind }: ReservationOutcome) => kind === 'accepted',
    isChecked: (_, { kind }: PasskeyOutcome) => kind === 'checked',
    isRefused: (_, { kind }: SignInOutcome) => kind === 'refused',
    isLocked: (_, { kind }: SignInOutcome) => kind === 'locked',
    isSavingId: ({ context }) => context.saveId,
  },
  actions: {
    setCredentials: assign((_, { credentials, saveId }: { credentials: Credentials; saveId: boolean }) => ({
      credentials: asCredentials(credentials),
      saveId,
      errors: {},
    })),
    choosePasskey: assign((_, { saveId }: { saveId: boolean }) => ({ saveId, errors: {} })),
    setChecked: assign((_, { serviceId, ticket }: { serviceId: string; ticket: string }) => ({
      credentials: { serviceId, password: '' },
      ticket,
    })),
    clearCredentials: assign({ credentials: noCredentials, ticket: '' }),
    showErrors: assign({ errors: (_, { credentials }: { credentials: Credentials }) => credentialErrors(credentials) }),
    clearError: assign({
      errors: ({ context }, { field }: { field: LoginField }) =>
        Object.fromEntries(Object.entries(context.errors).filter(([refused]) => refused !== field)),
    }),
    showAlert: assign({ alert: (_, { message }: { message: string }) => message }),
    setSecondsLeft: assign({ secondsLeft: (_, { secondsLeft }: { secondsLeft: number }) => secondsLeft }),
    setDormant: assign({ dormant: (_, { dormant }: { dormant: boolean }) => dormant }),
    saveServiceId: actionStub<{ serviceId: string }>('saveServiceId'),
    removeServiceId: actionStub<void>('removeServiceId'),
    cacheMember: actionStub<{ member: Member }>('cacheMember'),
  },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({
    credentials: noCredentials,
    ticket: '',
    saveId: false,
    errors: {},
    alert: '',
    secondsLeft: 0,
    dormant: false,
    returnTo: safeReturnPath(input.returnTo),
  }),
  initial: 'editing',
  states: {
    editing: {
      initial: 'clean',
      on: {
        'form.submitted': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'checkingReservation',
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
        'passkey.chosen': {
          target: 'askingPasskey',
          actions: { type: 'choosePasskey', params: ({ event }) => event },
        },
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
    checkingReservation: {
      tags: 'busy',
      invoke: {
        id: 'checkReservation',
        src: 'checkReservation',
        input: ({ context }) => context.credentials,
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'signingIn' },
          {
            target: 'alerting',
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') },
          },
        ],
        onError: { target: 'alerting', actions: { type: 'showAlert', params: { message: messages.systemError } } },
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
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') },
          },
          {
            guard: { type: 'isLocked', params: ({ event }) => event.output },
            target: 'locked',
            actions: [
              { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'locked') },
              { type: 'setSecondsLeft', params: ({ event }) => assertKind(event.output, 'locked') },
            ],
          },
          {
            guard: 'isSavingId',
            target: 'signedIn',
            actions: [
              { type: 'setDormant', params: ({ event }) => assertKind(event.output, 'signedIn') },
              { type: 'saveServiceId', params: ({ context }) => ({ serviceId: context.credentials.serviceId }) },
            ],
          },
          {
            target: 'signedIn',
            actions: [
              { type: 'setDormant', params: ({ event }) => assertKind(event.output, 'signedIn') },
              'removeServiceId',
              { type: 'cacheMember', params: ({ event }) => assertKind(event.output, 'signedIn') },
            ],
          },
        ],
        onError: { target: 'alerting', actions: { type: 'showAlert', params: { message: messages.unexpected } } },
      },
    },
    askingPasskey: {
      tags: 'busy',
      invoke: {
        id: 'askPasskey',
        src: 'askPasskey',
        onDone: [
          {
            guard: { type: 'isChecked', params: ({ event }) => event.output },
            target: 'checkingReservationById',
            actions: { type: 'setChecked', params: ({ event }) => assertKind(event.output, 'checked') },
          },
          {
            target: 'alerting',
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') },
          },
        ],
        onError: { target: 'alerting', actions: { type: 'showAlert', params: { message: messages.unexpected } } },
      },
    },
    checkingReservationById: {
      tags: 'busy',
      invoke: {
        id: 'checkReservationById',
        src: 'checkReservationById',
        input: ({ context }) => ({ serviceId: context.credentials.serviceId }),
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'signingInByPasskey' },
          {
            target: 'alerting',
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') },
          },
        ],
        onError: { target: 'alerting', actions: { type: 'showAlert', params: { message: messages.systemError } } },
      },
    },
    signingInByPasskey: {
      tags: 'busy',
      invoke: {
        id: 'signInByPasskey',
        src: 'signInByPasskey',
        input: ({ context }) => ({ ticket: context.ticket }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'alerting',
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') },
          },
          {
            guard: { type: 'isLocked', params: ({ event }) => event.output },
            target: 'locked',
            actions: [
              { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'locked') },
              { type: 'setSecondsLeft', params: ({ event }) => assertKind(event.output, 'locked') },
            ],
          },
          {
            guard: 'isSavingId',
            target: 'signedIn',
            actions: [
              { type: 'setDormant', params: ({ event }) => assertKind(event.output, 'signedIn') },
              { type: 'saveServiceId', params: ({ context }) => ({ serviceId: context.credentials.serviceId }) },
            ],
          },
          {
            target: 'signedIn',
            actions: [
              { type: 'setDormant', params: ({ event }) => assertKind(event.output, 'signedIn') },
              'removeServiceId',
              { type: 'cacheMember', params: ({ event }) => assertKind(event.output, 'signedIn') },
            ],
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
            'field.changed': { guard: { type: 'isServiceId', params: ({ event }) => event }, target: '#login.editing' },
          },
        },
      },
    },
    signedIn: {
      type: 'final',
      entry: 'clearCredentials',
    },
  },
  output: ({ context }): LoginOutput =>
    context.dormant ? { kind: 'dormant' } : { kind: 'signedIn', returnTo: context.returnTo },
});
