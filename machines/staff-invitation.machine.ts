import { assign, emit, setup } from 'xstate';
import { messages } from '#contract/shared/messages.ts';
import { acceptanceErrors, type Acceptance } from '#contract/staff/acceptance.ts';
import type { OpenedInvitation, SignedInStaff } from '#contract/staff/staff.ts';
import { staffMessages } from '#contract/staff/staff-messages.ts';
import { assertKind } from './assert-kind.ts';
import { promiseActorStub } from './stubs.ts';

export type AcceptanceField = keyof Acceptance;

export type StaffInvitationEvent =
  | { type: 'retry.requested' }
  | { type: 'form.submitted'; acceptance: Acceptance }
  | { type: 'field.changed'; field: AcceptanceField }
  | { type: 'alert.dismissed' };

export type StaffInvitationEmitted =
  | { type: 'field.refused'; field: AcceptanceField }
  /** The server has refused the code, and may have used it up: the field must be cleared. */
  | { type: 'code.used' };

export type OpenOutcome =
  | { kind: 'opened'; opened: OpenedInvitation }
  | { kind: 'invalid'; message: string }
  | { kind: 'refused'; message: string };

export type AcceptOutcome =
  | { kind: 'accepted'; staff: SignedInStaff }
  | { kind: 'invalid'; message: string }
  | { kind: 'refused'; message: string }
  /** The server did not answer: the code may be unused. */
  | { kind: 'unreached'; message: string };

type FieldErrors = Partial<Record<AcceptanceField, string>>;

type Context = {
  /** Code of the invitation, from the link; empty without one. */
  invitation: string;
  opened: OpenedInvitation | null;
  /** Set only while it is sent. */
  acceptance: Acceptance;
  errors: FieldErrors;
  alert: string;
  staff: SignedInStaff | null;
};

const noAcceptance: Acceptance = { password: '', repeated: '', code: '' };
const fields = ['password', 'repeated', 'code'] as const satisfies readonly AcceptanceField[];
const firstRefused = (acceptance: Acceptance): AcceptanceField => {
  const errors = acceptanceErrors(acceptance);
  return fields.find((field) => field in errors) ?? 'password';
};

/**
 * A new staff member opens the invitation of the link, registers the shown secret in an authenticator app, chooses a
 * password, and is then logged in. An invitation that cannot be used ends the flow.
 */
export const staffInvitationMachine = setup({
  types: {
    input: {} as { invitation: string },
    context: {} as Context,
    events: {} as StaffInvitationEvent,
    emitted: {} as StaffInvitationEmitted,
    output: {} as SignedInStaff | null,
    tags: {} as 'alert' | 'busy',
  },
  actors: {
    openInvitation: promiseActorStub<OpenOutcome, { invitation: string }>('openInvitation'),
    acceptInvitation: promiseActorStub<AcceptOutcome, { invitation: string; acceptance: Acceptance }>(
      'acceptInvitation',
    ),
  },
  guards: {
    hasNoCode: ({ context }) => context.invitation === '',
    isOpened: (_, { kind }: OpenOutcome) => kind === 'opened',
    isInvalid: (_, { kind }: OpenOutcome | AcceptOutcome) => kind === 'invalid',
    isUnreached: (_, { kind }: AcceptOutcome) => kind === 'unreached',
    isAccepted: (_, { kind }: AcceptOutcome) => kind === 'accepted',
    isComplete: (_, { acceptance }: { acceptance: Acceptance }) =>
      Object.keys(acceptanceErrors(acceptance)).length === 0,
    isLastError: ({ context }, { field }: { field: AcceptanceField }) =>
      Object.keys(context.errors).every((refused) => refused === field),
  },
  actions: {
    setOpened: assign({ opened: (_, { opened }: { opened: OpenedInvitation }) => opened }),
    setAcceptance: assign((_, { acceptance }: { acceptance: Acceptance }) => ({ acceptance, errors: {} })),
    clearAcceptance: assign({ acceptance: noAcceptance }),
    /** The secret and the code of the invitation are needed no more. */
    forgetSecrets: assign({ acceptance: noAcceptance, opened: null, invitation: '' }),
    showErrors: assign({
      errors: (_, { acceptance }: { acceptance: Acceptance }) => acceptanceErrors(acceptance),
    }),
    clearError: assign({
      errors: ({ context }, { field }: { field: AcceptanceField }) =>
        Object.fromEntries(Object.entries(context.errors).filter(([refused]) => refused !== field)),
    }),
    showAlert: assign({ alert: (_, { message }: { message: string }) => message }),
    setStaff: assign({ staff: (_, { staff }: { staff: SignedInStaff }) => staff }),
    clearCode: emit({ type: 'code.used' }),
  },
}).createMachine({
  id: 'staffInvitation',
  context: ({ input }) => ({
    invitation: input.invitation,
    opened: null,
    acceptance: noAcceptance,
    errors: {},
    alert: '',
    staff: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        {
          guard: 'hasNoCode',
          target: 'invalid',
          actions: { type: 'showAlert', params: { message: staffMessages.invitationIncomplete } },
        },
        { target: 'opening' },
      ],
    },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openInvitation',
        src: 'openInvitation',
        input: ({ context }) => ({ invitation: context.invitation }),
        onDone: [
          {
            guard: { type: 'isOpened', params: ({ event }) => event.output },
            target: 'registering',
            actions: { type: 'setOpened', params: ({ event }) => assertKind(event.output, 'opened') },
          },
          {
            guard: { type: 'isInvalid', params: ({ event }) => event.output },
            target: 'invalid',
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'invalid') },
          },
          {
            target: 'unopened',
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') },
          },
        ],
        onError: { target: 'unopened', actions: { type: 'showAlert', params: { message: messages.unexpected } } },
      },
    },
    unopened: {
      on: { 'retry.requested': 'opening' },
    },
    registering: {
      initial: 'clean',
      on: {
        'form.submitted': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'accepting',
            actions: { type: 'setAcceptance', params: ({ event }) => event },
          },
          {
            target: '.refused',
            actions: [
              { type: 'showErrors', params: ({ event }) => event },
              emit(({ event }) => ({ type: 'field.refused', field: firstRefused(event.acceptance) })),
            ],
          },
        ],
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
    accepting: {
      tags: 'busy',
      invoke: {
        id: 'acceptInvitation',
        src: 'acceptInvitation',
        input: ({ context: { invitation, acceptance } }) => ({ invitation, acceptance }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'accepted',
            actions: { type: 'setStaff', params: ({ event }) => assertKind(event.output, 'accepted') },
          },
          {
            guard: { type: 'isInvalid', params: ({ event }) => event.output },
            target: 'invalid',
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'invalid') },
          },
          {
            guard: { type: 'isUnreached', params: ({ event }) => event.output },
            target: 'alerting',
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'unreached') },
          },
          {
            target: 'alerting',
            actions: [{ type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') }, 'clearCode'],
          },
        ],
        onError: { target: 'alerting', actions: { type: 'showAlert', params: { message: messages.unexpected } } },
      },
    },
    alerting: {
      tags: 'alert',
      entry: 'clearAcceptance',
      on: { 'alert.dismissed': 'registering' },
    },
    invalid: {
      entry: 'forgetSecrets',
    },
    accepted: {
      type: 'final',
      entry: 'forgetSecrets',
    },
  },
  output: ({ context }) => context.staff,
});
