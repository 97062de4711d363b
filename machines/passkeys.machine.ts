import { assign, emit, setup } from 'xstate';
import { passkeyNameError, type Passkey } from '#contract/account/passkey.ts';
import { passkeyListMessages } from '#contract/account/passkey-list-messages.ts';
import { passkeyLimits } from '#contract/account/passkey-limits.ts';
import { messages } from '#contract/shared/messages.ts';
import { assertKind } from './assert-kind.ts';
import { promiseActorStub } from './stubs.ts';

export type PasskeysEvent =
  | { type: 'list.retried' }
  | { type: 'adding.requested' }
  | { type: 'renaming.requested'; passkey: Passkey }
  | { type: 'name.submitted'; name: string }
  | { type: 'name.changed' }
  | { type: 'naming.cancelled' }
  | { type: 'removal.requested'; passkey: Passkey }
  | { type: 'removal.confirmed' }
  | { type: 'removal.cancelled' }
  | { type: 'alert.dismissed' };

export type PasskeysEmitted =
  /** The password check has expired on the server: the profile page must show the password prompt again. */
  { type: 'check.lapsed'; message: string } | { type: 'name.refused' };

type Refusal = { kind: 'unconfirmed' | 'refused'; message: string };
export type AddOutcome = { kind: 'added'; passkey: Passkey } | Refusal;
export type RenameOutcome = { kind: 'renamed'; passkey: Passkey } | Refusal;
export type RemoveOutcome = { kind: 'removed' } | Refusal;

/** `chosen` is the passkey to rename or to remove; null stands for a new one. */
type Context = {
  passkeys: readonly Passkey[];
  chosen: Passkey | null;
  name: string;
  error: string | null;
  alert: string;
};

const unexpected = { type: 'showAlert', params: { message: messages.unexpected } } as const;

/**
 * The member's passkeys: lists them, adds one under a name, renames one, and removes one after a confirmation. A name
 * that could not be saved stays in its field.
 */
export const passkeysMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PasskeysEvent,
    emitted: {} as PasskeysEmitted,
    tags: {} as 'alert' | 'busy',
  },
  actors: {
    loadPasskeys: promiseActorStub<readonly Passkey[], undefined>('loadPasskeys'),
    addPasskey: promiseActorStub<AddOutcome, { name: string }>('addPasskey'),
    renamePasskey: promiseActorStub<RenameOutcome, { id: number; name: string }>('renamePasskey'),
    removePasskey: promiseActorStub<RemoveOutcome, { id: number }>('removePasskey'),
  },
  guards: {
    hasRoom: ({ context }) => context.passkeys.length < passkeyLimits.perMember,
    isListed: ({ context }, { passkey }: { passkey: Passkey }) => context.passkeys.some(({ id }) => id === passkey.id),
    isForNew: ({ context }, { name }: { name: string }) => context.chosen === null && passkeyNameError(name) === null,
    isForChosen: (_, { name }: { name: string }) => passkeyNameError(name) === null,
    isAdded: (_, { kind }: AddOutcome) => kind === 'added',
    isRenamed: (_, { kind }: RenameOutcome) => kind === 'renamed',
    isRemoved: (_, { kind }: RemoveOutcome) => kind === 'removed',
    isUnconfirmed: (_, { kind }: { kind: string }) => kind === 'unconfirmed',
  },
  actions: {
    setPasskeys: assign({ passkeys: (_, { passkeys }: { passkeys: readonly Passkey[] }) => passkeys }),
    choose: assign((_, { passkey }: { passkey: Passkey | null }) => ({
      chosen: passkey,
      name: passkey?.name ?? '',
      error: null,
    })),
    setName: assign((_, { name }: { name: string }) => ({ name, error: null })),
    showError: assign({ error: (_, { name }: { name: string }) => passkeyNameError(name) }),
    clearError: assign({ error: null }),
    append: assign({
      passkeys: ({ context }, { passkey }: { passkey: Passkey }) => [...context.passkeys, passkey],
    }),
    replace: assign({
      passkeys: ({ context }, { passkey }: { passkey: Passkey }) =>
        context.passkeys.map((each) => (each.id === passkey.id ? passkey : each)),
    }),
    removeChosen: assign({
      passkeys: ({ context }) => context.passkeys.filter(({ id }) => id !== context.chosen?.id),
    }),
    showAlert: assign({ alert: (_, { message }: { message: string }) => message }),
    focusName: emit({ type: 'name.refused' }),
    notifyLapse: emit((_, { message }: { message: string }) => ({ type: 'check.lapsed', message })),
  },
}).createMachine({
  id: 'passkeys',
  context: { passkeys: [], chosen: null, name: '', error: null, alert: '' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadPasskeys',
        src: 'loadPasskeys',
        onDone: {
          target: 'listed',
          actions: { type: 'setPasskeys', params: ({ event }) => ({ passkeys: event.output }) },
        },
        onError: 'failed',
      },
    },
    failed: {
      on: { 'list.retried': 'loading' },
    },
    listed: {
      on: {
        'adding.requested': {
          guard: 'hasRoom',
          target: 'naming',
          actions: { type: 'choose', params: { passkey: null } },
        },
        'renaming.requested': {
          guard: { type: 'isListed', params: ({ event }) => event },
          target: 'naming',
          actions: { type: 'choose', params: ({ event }) => event },
        },
        'removal.requested': {
          guard: { type: 'isListed', params: ({ event }) => event },
          target: 'confirming',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },
    naming: {
      initial: 'clean',
      on: {
        'name.submitted': [
          {
            guard: { type: 'isForNew', params: ({ event }) => event },
            target: 'adding',
            actions: { type: 'setName', params: ({ event }) => event },
          },
          {
            guard: { type: 'isForChosen', params: ({ event }) => event },
            target: 'renaming',
            actions: { type: 'setName', params: ({ event }) => event },
          },
          {
            target: '.refused',
            actions: [{ type: 'showError', params: ({ event }) => event }, 'focusName'],
          },
        ],
        'naming.cancelled': 'listed',
      },
      states: {
        clean: {},
        refused: {
          on: { 'name.changed': { target: 'clean', actions: 'clearError' } },
        },
      },
    },
    adding: {
      tags: 'busy',
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        input: ({ context: { name } }) => ({ name }),
        onDone: [
          {
            guard: { type: 'isAdded', params: ({ event }) => event.output },
            target: 'alerting',
            actions: [
              { type: 'append', params: ({ event }) => assertKind(event.output, 'added') },
              { type: 'showAlert', params: { message: passkeyListMessages.added } },
            ],
          },
          {
            guard: { type: 'isUnconfirmed', params: ({ event }) => event.output },
            target: 'naming',
            actions: { type: 'notifyLapse', params: ({ event }) => assertKind(event.output, 'unconfirmed') },
          },
          {
            target: 'unsaved',
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') },
          },
        ],
        onError: { target: 'unsaved', actions: unexpected },
      },
    },
    renaming: {
      tags: 'busy',
      invoke: {
        id: 'renamePasskey',
        src: 'renamePasskey',
        input: ({ context: { chosen, name } }) => ({ id: chosen?.id ?? 0, name }),
        onDone: [
          {
            guard: { type: 'isRenamed', params: ({ event }) => event.output },
            target: 'alerting',
            actions: [
              { type: 'replace', params: ({ event }) => assertKind(event.output, 'renamed') },
              { type: 'showAlert', params: { message: passkeyListMessages.renamed } },
            ],
          },
          {
            guard: { type: 'isUnconfirmed', params: ({ event }) => event.output },
            target: 'naming',
            actions: { type: 'notifyLapse', params: ({ event }) => assertKind(event.output, 'unconfirmed') },
          },
          {
            target: 'unsaved',
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') },
          },
        ],
        onError: { target: 'unsaved', actions: unexpected },
      },
    },
    unsaved: {
      tags: 'alert',
      on: { 'alert.dismissed': 'naming' },
    },
    confirming: {
      tags: 'alert',
      on: { 'removal.confirmed': 'removing', 'removal.cancelled': 'listed' },
    },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'removePasskey',
        src: 'removePasskey',
        input: ({ context: { chosen } }) => ({ id: chosen?.id ?? 0 }),
        onDone: [
          {
            guard: { type: 'isRemoved', params: ({ event }) => event.output },
            target: 'alerting',
            actions: ['removeChosen', { type: 'showAlert', params: { message: passkeyListMessages.removed } }],
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
        onError: { target: 'alerting', actions: unexpected },
      },
    },
    alerting: {
      tags: 'alert',
      on: { 'alert.dismissed': 'listed' },
    },
  },
});
