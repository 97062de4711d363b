import { assign, setup } from 'xstate';
import { emailCodeError, type ContactChange, type ContactKind } from '#contract/account/contact-change.ts';
import { contactChangeMessages } from '#contract/account/contact-change-messages.ts';
import { messages } from '#contract/shared/messages.ts';
import type { Identity } from '#contract/account/verification.ts';
import { assertKind } from './assert-kind.ts';
import { promiseActorStub } from './stubs.ts';
import { verificationMachine, type Redemption } from './verification.machine.ts';

export type ContactChangeEvent =
  | { type: 'list.retried' }
  | { type: 'code.submitted'; code: string }
  | { type: 'code.changed' }
  | { type: 'code.requested' }
  | { type: 'verification.requested' }
  | { type: 'verification.left' }
  | { type: 'cancel.requested'; kind: ContactKind }
  | { type: 'cancel.confirmed' }
  | { type: 'cancel.dismissed' }
  | { type: 'alert.dismissed' };

export type ProofOutcome = { kind: 'changed' } | { kind: 'refused'; message: string };
export type CodeOutcome = { kind: 'sent' } | { kind: 'refused'; message: string };
export type CancelOutcome = { kind: 'cancelled' } | { kind: 'refused'; message: string };

/** The tab has come back from the provider, with its response if there is one. */
export type ResumedContactChange = { redemption: Redemption | null };

type Context = {
  isResumed: boolean;
  redemption: Redemption | null;
  changes: readonly ContactChange[];
  /** Set only while it is being checked. */
  code: string;
  codeError: string | null;
  identity: Identity | null;
  /** The kind that the question or the last request is about. */
  chosen: ContactKind;
  /** Whether the last change was proved or cancelled. */
  isDone: boolean;
  alert: string;
};

const changedMessages = {
  EMAIL: contactChangeMessages.emailChanged,
  MOBILE: contactChangeMessages.mobileChanged,
} as const satisfies Record<ContactKind, string>;

/**
 * A new email address and a new mobile number on the members' page, until the member has proved them: the address by
 * the code that was sent there, the number by a verification with its phone. Both can be cancelled after a
 * confirmation.
 */
export const contactChangeMachine = setup({
  types: {
    input: {} as { resumed: ResumedContactChange | null },
    context: {} as Context,
    events: {} as ContactChangeEvent,
    tags: {} as 'alert' | 'busy',
    children: {} as { verification: 'verification' },
  },
  actors: {
    loadChanges: promiseActorStub<readonly ContactChange[], undefined>('loadChanges'),
    confirmEmail: promiseActorStub<ProofOutcome, { code: string }>('confirmEmail'),
    sendCode: promiseActorStub<CodeOutcome, undefined>('sendCode'),
    verification: verificationMachine,
    confirmMobile: promiseActorStub<ProofOutcome, { identity: Identity }>('confirmMobile'),
    cancelChange: promiseActorStub<CancelOutcome, { kind: ContactKind }>('cancelChange'),
  },
  guards: {
    isPending: ({ context }, { kind }: { kind: ContactKind }) => isPending(context, kind),
    isResumable: ({ context }) => context.isResumed && isPending(context, 'MOBILE'),
    isAcceptable: ({ context }, { code }: { code: string }) =>
      isPending(context, 'EMAIL') && emailCodeError(code) === undefined,
    isChanged: (_, { kind }: ProofOutcome) => kind === 'changed',
    isSent: (_, { kind }: CodeOutcome) => kind === 'sent',
    isCancelled: (_, { kind }: CancelOutcome) => kind === 'cancelled',
  },
  actions: {
    setChanges: assign({ changes: (_, { changes }: { changes: readonly ContactChange[] }) => changes }),
    setCode: assign((_, { code }: { code: string }) => ({ code, codeError: null, chosen: 'EMAIL' as const })),
    clearCode: assign({ code: '' }),
    showCodeError: assign({ codeError: (_, { code }: { code: string }) => emailCodeError(code) ?? null }),
    clearCodeError: assign({ codeError: null }),
    choose: assign({ chosen: (_, { kind }: { kind: ContactKind }) => kind }),
    setIdentity: assign({ identity: (_, { identity }: { identity: Identity }) => identity }),
    clearIdentity: assign({ identity: null }),
    clearResumed: assign({ isResumed: false, redemption: null }),
    removeChosen: assign(({ context }) => {
      const changes = context.changes.filter(({ kind }) => kind !== context.chosen);
      return { changes, codeError: null, isDone: changes.length === 0 };
    }),
    showChanged: assign({ alert: ({ context }) => changedMessages[context.chosen] }),
    showAlert: assign({ alert: (_, { message }: { message: string }) => message }),
  },
}).createMachine({
  id: 'contactChange',
  context: ({ input: { resumed } }) => ({
    isResumed: resumed !== null,
    redemption: resumed?.redemption ?? null,
    changes: [],
    code: '',
    codeError: null,
    identity: null,
    chosen: 'EMAIL',
    isDone: false,
    alert: '',
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadChanges',
        src: 'loadChanges',
        onDone: {
          target: 'loaded',
          actions: { type: 'setChanges', params: ({ event }) => ({ changes: event.output }) },
        },
        onError: 'failed',
      },
    },
    failed: {
      on: { 'list.retried': 'loading' },
    },
    loaded: {
      always: [{ guard: 'isResumable', target: 'verifying' }, { target: 'listed' }],
    },
    listed: {
      entry: 'clearResumed',
      on: {
        'code.submitted': [
          {
            guard: { type: 'isAcceptable', params: ({ event }) => event },
            target: 'confirmingEmail',
            actions: { type: 'setCode', params: ({ event }) => event },
          },
          { actions: { type: 'showCodeError', params: ({ event }) => event } },
        ],
        'code.changed': { actions: 'clearCodeError' },
        'code.requested': {
          guard: { type: 'isPending', params: { kind: 'EMAIL' } },
          target: 'sendingCode',
          actions: 'clearCodeError',
        },
        'verification.requested': { guard: { type: 'isPending', params: { kind: 'MOBILE' } }, target: 'verifying' },
        'cancel.requested': {
          guard: { type: 'isPending', params: ({ event }) => event },
          target: 'questioning',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },
    confirmingEmail: {
      tags: 'busy',
      exit: 'clearCode',
      invoke: {
        id: 'confirmEmail',
        src: 'confirmEmail',
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          {
            guard: { type: 'isChanged', params: ({ event }) => event.output },
            target: 'alerting',
            actions: ['removeChosen', 'showChanged'],
          },
          {
            target: 'alerting',
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') },
          },
        ],
        onError: { target: 'alerting', actions: { type: 'showAlert', params: { message: messages.unexpected } } },
      },
    },
    sendingCode: {
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        onDone: [
          {
            guard: { type: 'isSent', params: ({ event }) => event.output },
            target: 'alerting',
            actions: { type: 'showAlert', params: { message: contactChangeMessages.codeSent } },
          },
          {
            target: 'alerting',
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') },
          },
        ],
        onError: { target: 'alerting', actions: { type: 'showAlert', params: { message: messages.unexpected } } },
      },
    },
    verifying: {
      entry: { type: 'choose', params: { kind: 'MOBILE' } },
      exit: 'clearResumed',
      invoke: {
        id: 'verification',
        src: 'verification',
        input: ({ context: { redemption } }) => ({ redemption, stored: null }),
        onDone: { target: 'confirmingMobile', actions: { type: 'setIdentity', params: ({ event }) => event.output } },
      },
      on: { 'verification.left': 'listed' },
    },
    confirmingMobile: {
      tags: 'busy',
      exit: 'clearIdentity',
      invoke: {
        id: 'confirmMobile',
        src: 'confirmMobile',
        input: ({ context }) => proofOf(context),
        onDone: [
          {
            guard: { type: 'isChanged', params: ({ event }) => event.output },
            target: 'alerting',
            actions: ['removeChosen', 'showChanged'],
          },
          {
            target: 'alerting',
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') },
          },
        ],
        onError: { target: 'alerting', actions: { type: 'showAlert', params: { message: messages.unexpected } } },
      },
    },
    questioning: {
      tags: 'alert',
      on: { 'cancel.confirmed': 'cancelling', 'cancel.dismissed': 'listed' },
    },
    cancelling: {
      tags: 'busy',
      invoke: {
        id: 'cancelChange',
        src: 'cancelChange',
        input: ({ context }) => ({ kind: context.chosen }),
        onDone: [
          {
            guard: { type: 'isCancelled', params: ({ event }) => event.output },
            target: 'listed',
            actions: 'removeChosen',
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

const isPending = ({ changes }: Context, kind: ContactKind) => changes.some((change) => change.kind === kind);

function proofOf({ identity }: Context): { identity: Identity } {
  if (!identity) throw new Error('A proof needs an identity');
  return { identity };
}
