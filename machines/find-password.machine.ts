import { assign, setup } from 'xstate';
import type { UserType } from '#contract/account/member.ts';
import { accountMessages } from '#contract/account/account-messages.ts';
import { messages } from '#contract/shared/messages.ts';
import { newPasswordErrors, type NewPasswordErrors } from '#contract/account/password.ts';
import type { Corporation } from '#contract/account/registration-number.ts';
import type { Identity } from '#contract/account/verification.ts';
import { corporationErrors, type CorporationErrors } from './corporation.ts';
import { assertKind } from './assert-kind.ts';
import { promiseActorStub } from './stubs.ts';
import { verificationMachine, type Redemption } from './verification.machine.ts';

/** The account whose password is to be reset: its id, and the company of a corporate member. */
export type Claim = { userType: UserType; serviceId: string; corporation: Corporation | null };
export type ClaimErrors = CorporationErrors & { serviceId?: string };

export type FindPasswordEvent =
  | { type: 'claim.submitted'; claim: Claim }
  | { type: 'claim.changed' }
  | { type: 'password.submitted'; password: string; passwordConfirm: string }
  | { type: 'password.changed' }
  | { type: 'step.back' }
  | { type: 'alert.dismissed' };

export type ClaimOutcome = { kind: 'found' } | { kind: 'refused'; message: string };
export type ResetOutcome =
  | { kind: 'changed' }
  | { kind: 'refused'; message: string }
  | { kind: 'unverified'; message: string };
export type PasswordReset = { claim: Claim; identity: Identity; password: string };

/** Values that are stored while the tab is at the identity provider. */
export type ResumedFindPassword = { stored: { claim: Claim }; redemption: Redemption | null };

type Context = {
  isResumed: boolean;
  redemption: Redemption | null;
  claim: Claim;
  claimErrors: ClaimErrors;
  identity: Identity | null;
  /** Set only while it is being saved. */
  password: string;
  passwordErrors: NewPasswordErrors;
  alert: string;
};

const claimErrors = ({ serviceId, corporation }: Claim): ClaimErrors => ({
  ...(serviceId.trim() === '' && { serviceId: messages.serviceIdRequired }),
  ...(corporation && corporationErrors(corporation)),
});

/**
 * Find password in three steps, spec 001 §2: the id and its member type, verification, a new password. A password is
 * reset only with a verification made for the id of the first step; an expired one leads back to that step.
 */
export const findPasswordMachine = setup({
  types: {
    input: {} as { resumed: ResumedFindPassword | null },
    context: {} as Context,
    events: {} as FindPasswordEvent,
    tags: {} as 'alert' | 'busy',
    children: {} as { verification: 'verification' },
  },
  actors: {
    checkClaim: promiseActorStub<ClaimOutcome, Claim>('checkClaim'),
    verification: verificationMachine,
    resetPassword: promiseActorStub<ResetOutcome, PasswordReset>('resetPassword'),
  },
  guards: {
    isResumed: ({ context }) => context.isResumed,
    isComplete: (_, { claim }: { claim: Claim }) => Object.keys(claimErrors(claim)).length === 0,
    isWrongNumber: (_, { claim }: { claim: Claim }) => Object.keys(claimErrors(claim)).join() === 'registrationNumber',
    isFound: (_, { kind }: ClaimOutcome) => kind === 'found',
    isAcceptable: (_, entered: { password: string; passwordConfirm: string }) =>
      Object.keys(newPasswordErrors(entered)).length === 0,
    isChanged: (_, { kind }: ResetOutcome) => kind === 'changed',
    isUnverified: (_, { kind }: ResetOutcome) => kind === 'unverified',
  },
  actions: {
    setClaim: assign((_, { claim }: { claim: Claim }) => ({ claim, claimErrors: {} })),
    showClaimErrors: assign({ claimErrors: (_, { claim }: { claim: Claim }) => claimErrors(claim) }),
    clearClaimErrors: assign({ claimErrors: {} }),
    setIdentity: assign({ identity: (_, { identity }: { identity: Identity }) => identity }),
    clearRedemption: assign({ redemption: null }),
    clearIdentity: assign({ identity: null }),
    setPassword: assign((_, { password }: { password: string }) => ({ password, passwordErrors: {} })),
    clearPassword: assign({ password: '' }),
    showPasswordErrors: assign({
      passwordErrors: (_, entered: { password: string; passwordConfirm: string }) => newPasswordErrors(entered),
    }),
    clearPasswordErrors: assign({ passwordErrors: {} }),
    showAlert: assign({ alert: (_, { message }: { message: string }) => message }),
  },
}).createMachine({
  id: 'findPassword',
  context: ({ input: { resumed } }) => ({
    isResumed: resumed !== null,
    redemption: resumed?.redemption ?? null,
    claim: resumed?.stored.claim ?? { userType: 'PERSONAL', serviceId: '', corporation: null },
    claimErrors: {},
    identity: null,
    password: '',
    passwordErrors: {},
    alert: '',
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'isResumed', target: 'verifying' }, { target: 'claiming' }],
    },
    claiming: {
      initial: 'entering',
      entry: 'clearIdentity',
      states: {
        entering: {
          on: {
            'claim.changed': { actions: 'clearClaimErrors' },
            'claim.submitted': [
              {
                guard: { type: 'isComplete', params: ({ event }) => event },
                target: 'checking',
                actions: { type: 'setClaim', params: ({ event }) => event },
              },
              {
                guard: { type: 'isWrongNumber', params: ({ event }) => event },
                target: 'alerting',
                actions: { type: 'showAlert', params: { message: accountMessages.invalidRegistrationNumber } },
              },
              { actions: { type: 'showClaimErrors', params: ({ event }) => event } },
            ],
          },
        },
        checking: {
          tags: 'busy',
          invoke: {
            id: 'checkClaim',
            src: 'checkClaim',
            input: ({ context }) => context.claim,
            onDone: [
              { guard: { type: 'isFound', params: ({ event }) => event.output }, target: '#findPassword.verifying' },
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
    verifying: {
      exit: 'clearRedemption',
      invoke: {
        id: 'verification',
        src: 'verification',
        input: ({ context: { redemption, claim } }) => ({ redemption, stored: { claim } }),
        onDone: { target: 'resetting', actions: { type: 'setIdentity', params: ({ event }) => event.output } },
      },
      on: { 'step.back': 'claiming' },
    },
    resetting: {
      initial: 'entering',
      entry: 'clearPasswordErrors',
      states: {
        entering: {
          on: {
            'password.changed': { actions: 'clearPasswordErrors' },
            'password.submitted': [
              {
                guard: { type: 'isAcceptable', params: ({ event }) => event },
                target: 'saving',
                actions: { type: 'setPassword', params: ({ event }) => event },
              },
              { actions: { type: 'showPasswordErrors', params: ({ event }) => event } },
            ],
            'step.back': '#findPassword.claiming',
          },
        },
        saving: {
          tags: 'busy',
          exit: 'clearPassword',
          invoke: {
            id: 'resetPassword',
            src: 'resetPassword',
            input: ({ context }) => passwordReset(context),
            onDone: [
              {
                guard: { type: 'isChanged', params: ({ event }) => event.output },
                target: '#findPassword.alertingChanged',
                actions: { type: 'showAlert', params: { message: accountMessages.passwordChanged } },
              },
              {
                guard: { type: 'isUnverified', params: ({ event }) => event.output },
                target: '#findPassword.alertingRestart',
                actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'unverified') },
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
    alertingRestart: {
      tags: 'alert',
      on: { 'alert.dismissed': 'claiming' },
    },
    alertingChanged: {
      tags: 'alert',
      on: { 'alert.dismissed': 'changed' },
    },
    changed: { type: 'final' },
  },
});

function passwordReset({ claim, identity, password }: Context): PasswordReset {
  if (!identity) throw new Error('A reset needs an identity');
  return { claim, identity, password };
}
