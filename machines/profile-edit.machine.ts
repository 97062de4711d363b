import { assign, setup } from 'xstate';
import type { Member } from '#contract/account/member.ts';
import { contactChangeMessages } from '#contract/account/contact-change-messages.ts';
import { messages } from '#contract/shared/messages.ts';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import {
  changesContact,
  profileErrors,
  profileOf,
  type Profile,
  type ProfileErrors,
} from '#contract/account/profile.ts';
import { assertKind } from './assert-kind.ts';
import { actionStub, promiseActorStub } from './stubs.ts';

export type ProfileEditEvent =
  | { type: 'password.submitted'; password: string }
  | { type: 'password.changed' }
  | { type: 'profile.changed'; changed: Partial<Profile> }
  | { type: 'profile.submitted' }
  | { type: 'check.lapsed'; message: string }
  | { type: 'alert.dismissed' };

/** `draft` holds the values that this member had entered before an earlier session ended. */
export type GateOutcome =
  | { kind: 'accepted'; member: Member; draft: Profile | null }
  | { kind: 'refused'; message: string };
export type SaveOutcome =
  | { kind: 'saved' }
  | { kind: 'refused'; message: string }
  | { kind: 'unconfirmed'; message: string };
export type ProfileSave = { member: Member; entered: Profile };

type Context = {
  /** Set only while it is being checked. */
  password: string;
  passwordError: string | null;
  member: Member | null;
  /** The current form values; they survive rejected saves and a second password check. */
  entered: Profile | null;
  errors: ProfileErrors;
  alert: string;
};

type Accepted = Extract<GateOutcome, { kind: 'accepted' }>;

/**
 * Profile edit, spec 001 §2, §4: a password check, then the form. When the check has expired on the server, the user
 * must enter the password again; entered values are not lost, except for passwords in a stored draft.
 */
export const profileEditMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ProfileEditEvent,
    tags: {} as 'alert' | 'busy',
  },
  actors: {
    checkPassword: promiseActorStub<GateOutcome, { password: string }>('checkPassword'),
    saveProfile: promiseActorStub<SaveOutcome, ProfileSave>('saveProfile'),
  },
  guards: {
    isTyped: (_, { password }: { password: string }) => password !== '',
    isAccepted: (_, { kind }: GateOutcome) => kind === 'accepted',
    isAcceptable: ({ context }) => Object.keys(profileErrors(form(context).entered)).length === 0,
    isSaved: (_, { kind }: SaveOutcome) => kind === 'saved',
    isUnconfirmed: (_, { kind }: SaveOutcome) => kind === 'unconfirmed',
  },
  actions: {
    setPassword: assign((_, { password }: { password: string }) => ({ password, passwordError: null })),
    clearPassword: assign({ password: '' }),
    requirePassword: assign({ passwordError: messages.passwordRequired }),
    clearPasswordError: assign({ passwordError: null }),
    openForm: assign(({ context }, { member, draft }: Accepted) => ({
      member,
      entered: context.entered ?? draft ?? profileOf(member),
      errors: {},
    })),
    change: assign(({ context }, { changed }: { changed: Partial<Profile> }) => ({
      entered: { ...form(context).entered, ...changed },
      errors: without(context.errors, changed),
    })),
    showErrors: assign({ errors: ({ context }) => profileErrors(form(context).entered) }),
    showSaved: assign({
      alert: ({ context }) =>
        changesContact(form(context).entered, form(context).member)
          ? `${myPageMessages.profileSaved} ${contactChangeMessages.savedNext}`
          : myPageMessages.profileSaved,
    }),
    showAlert: assign({ alert: (_, { message }: { message: string }) => message }),
    saveDraft: actionStub<ProfileSave>('saveDraft'),
    removeDraft: actionStub<undefined>('removeDraft'),
  },
}).createMachine({
  id: 'profileEdit',
  context: { password: '', passwordError: null, member: null, entered: null, errors: {}, alert: '' },
  initial: 'gate',
  states: {
    gate: {
      initial: 'entering',
      states: {
        entering: {
          on: {
            'password.changed': { actions: 'clearPasswordError' },
            'password.submitted': [
              {
                guard: { type: 'isTyped', params: ({ event }) => event },
                target: 'checking',
                actions: { type: 'setPassword', params: ({ event }) => event },
              },
              { actions: 'requirePassword' },
            ],
          },
        },
        checking: {
          tags: 'busy',
          exit: 'clearPassword',
          invoke: {
            id: 'checkPassword',
            src: 'checkPassword',
            input: ({ context }) => ({ password: context.password }),
            onDone: [
              {
                guard: { type: 'isAccepted', params: ({ event }) => event.output },
                target: '#profileEdit.form',
                actions: { type: 'openForm', params: ({ event }) => assertKind(event.output, 'accepted') },
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
      },
    },
    form: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'profile.changed': {
              actions: [
                { type: 'change', params: ({ event }) => event },
                { type: 'saveDraft', params: ({ context }) => form(context) },
              ],
            },
            'profile.submitted': [{ guard: 'isAcceptable', target: 'saving' }, { actions: 'showErrors' }],
            'check.lapsed': {
              target: '#profileEdit.gate.alerting',
              actions: { type: 'showAlert', params: ({ event }) => event },
            },
          },
        },
        saving: {
          tags: 'busy',
          invoke: {
            id: 'saveProfile',
            src: 'saveProfile',
            input: ({ context }) => form(context),
            onDone: [
              {
                guard: { type: 'isSaved', params: ({ event }) => event.output },
                target: '#profileEdit.alertingSaved',
                actions: ['showSaved', 'removeDraft'],
              },
              {
                guard: { type: 'isUnconfirmed', params: ({ event }) => event.output },
                target: '#profileEdit.gate.alerting',
                actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'unconfirmed') },
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
          on: { 'alert.dismissed': 'editing' },
        },
      },
    },
    alertingSaved: {
      tags: 'alert',
      on: { 'alert.dismissed': 'saved' },
    },
    saved: { type: 'final' },
  },
});

/** Returns the member and the form values. Throws if either is missing, which no state with a form allows. */
function form({ member, entered }: Context): ProfileSave {
  if (!member || !entered) throw new Error('The form needs a member');
  return { member, entered };
}

/** Removes the errors of the changed fields. */
const without = (errors: ProfileErrors, changed: Partial<Profile>): ProfileErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in changed)));
