import { assign, emit, sendTo, setup } from 'xstate';
import { agreementProblem, defaultAgreements, type Agreements } from '#contract/account/agreements.ts';
import { birthdayOf, isOfAge } from '#contract/account/birthday.ts';
import type { UserType } from '#contract/account/member.ts';
import { accountMessages } from '#contract/account/account-messages.ts';
import { messages } from '#contract/shared/messages.ts';
import {
  personalInfoErrors,
  personalInfoFields,
  registrationOf,
  type PersonalInfo,
  type PersonalInfoField,
} from '#contract/account/personal-info.ts';
import type { Corporation } from '#contract/account/registration-number.ts';
import type { Registration } from '#contract/account/sign-up.ts';
import type { Identity } from '#contract/account/verification.ts';
import { corporationErrors } from './corporation.ts';
import { checkedId, idCheckMachine } from './id-check.machine.ts';
import { assertKind } from './assert-kind.ts';
import { actionStub, promiseActorStub } from './stubs.ts';
import type {
  StoredSignUp,
  LookupOutcome,
  RegistrationOutcome,
  ResumedSignUp,
  SignUpContext,
  SignUpEmitted,
  SignUpEvent,
} from './sign-up.types.ts';
import type { MemberQuery } from './find-id.machine.ts';
import { verificationMachine } from './verification.machine.ts';

/** The form and its checked id belong together. */
const nothingTyped = { values: null, checkedId: null } as const;

/**
 * Sign-up, spec 001 §2, §4: five steps, six for a company. A registration is sent once, and only with a checked id, a
 * valid verification and all required consents. A company is checked in every corporate sign-up and in no other, and
 * looked up once more for each number that its form submits, so that a second account for it is noticed before the
 * personal information is typed. Typed values stay until the registration succeeds, whatever step the user goes back to
 * or is sent back to, unless another person verifies.
 */
export const signUpMachine = setup({
  types: {
    input: {} as { today: Date; resumed: ResumedSignUp | null; hasJoined?: boolean },
    context: {} as SignUpContext,
    events: {} as SignUpEvent,
    emitted: {} as SignUpEmitted,
    tags: {} as 'alert' | 'busy',
    children: {} as { verification: 'verification'; idCheck: 'idCheck' },
  },
  actors: {
    verification: verificationMachine,
    idCheck: idCheckMachine,
    lookUpMember: promiseActorStub<LookupOutcome, MemberQuery>('lookUpMember'),
    register: promiseActorStub<RegistrationOutcome, Registration>('register'),
  },
  guards: {
    isAgreed: (_, { agreements, requiredTerms }: { agreements: Agreements; requiredTerms: readonly number[] }) =>
      agreementProblem(agreements, requiredTerms) === null,
    isResumed: ({ context }) => context.isResumed,
    isOfCorporation: ({ context }) => context.userType === 'CORPORATION',
    isUnverified: ({ context }) => context.identity === null,
    isSamePerson: ({ context }, { identity }: { identity: Identity }) => context.identity?.ci === identity.ci,
    isValidCorporation: (_, { corporation }: { corporation: Corporation }) =>
      Object.keys(corporationErrors(corporation)).length === 0,
    isNamed: (_, { corporation }: { corporation: Corporation }) =>
      corporationErrors(corporation).companyName === undefined,
    isOutOfAge: ({ context }, { identity }: { identity: Identity }) => {
      const birthday = birthdayOf(identity.birthdate);
      return birthday === null || !isOfAge(context.today, birthday);
    },
    isUnanswered: (_, { kind }: LookupOutcome) => kind === 'unanswered',
    isUnknown: (_, { kind }: LookupOutcome) => kind === 'unknown',
    isExisting: (_, { kind }: LookupOutcome | RegistrationOutcome) => kind === 'existing',
    isComplete: (_, { values }: { values: PersonalInfo }) => isComplete(values),
    isRegistrable: ({ context }, { values }: { values: PersonalInfo }) =>
      isComplete(values) && context.checkedId === values.serviceId,
    isRegistered: (_, { kind }: RegistrationOutcome) => kind === 'registered',
    isIdTaken: (_, { kind }: RegistrationOutcome) => kind === 'idTaken',
    isLapsed: (_, { kind }: RegistrationOutcome) => kind === 'unverified',
  },
  actions: {
    startOver: assign({ agreements: defaultAgreements, corporationErrors: {}, identity: null, errors: {} }),
    clearTyped: assign({ corporation: null, ...nothingTyped, person: null }),
    chooseMember: assign((_, { userType }: { userType: UserType }) => ({
      userType,
      isMember: false,
      hasJoined: false,
    })),
    setAgreements: assign({ agreements: (_, { agreements }: { agreements: Agreements }) => agreements }),
    setCorporation: assign((_, { corporation }: { corporation: Corporation }) => ({
      corporation,
      corporationErrors: {},
    })),
    showCorporationErrors: assign({
      corporationErrors: (_, { corporation }: { corporation: Corporation }) => corporationErrors(corporation),
    }),
    clearCorporationErrors: assign({ corporationErrors: {} }),
    setIdentity: assign(({ context: { person } }, { identity }: { identity: Identity }) => ({
      identity,
      person: identity.ci,
      ...(person !== null && person !== identity.ci && nothingTyped),
    })),
    clearIdentity: assign({ identity: null }),
    setCheckedId: assign({ checkedId: (_, { id }: { id: string | null }) => id }),
    showErrors: assign({ errors: (_, { values }: { values: PersonalInfo }) => personalInfoErrors(values) }),
    clearErrors: assign({ errors: {} }),
    clearError: assign({
      errors: ({ context }, { field }: { field: PersonalInfoField }) =>
        Object.fromEntries(Object.entries(context.errors).filter(([refused]) => refused !== field)),
    }),
    setRegistration: assign({
      registration: ({ context }, { values, at }: { values: PersonalInfo; at: Date }) =>
        registrationOf(values, { ...context, corporation: companyOf(context), identity: requireIdentity(context), at }),
    }),
    clearRegistration: assign({ registration: null }),
    clearRedemption: assign({ redemption: null }),
    setValues: assign({
      values: ({ context }, { values = context.values }: { values?: PersonalInfo | null }) => values,
    }),
    markAsMember: assign({ isMember: true }),
    uncheckId: sendTo('idCheck', { type: 'id.taken' }),
    /** For a reload of the completed page. */
    noteJoined: actionStub<undefined>('noteJoined'),
    showAlert: assign({ alert: (_, { message }: { message: string }) => message }),
  },
}).createMachine({
  id: 'signUp',
  context: ({ input }) => ({
    today: input.today,
    userType: 'PERSONAL',
    agreements: defaultAgreements,
    corporation: null,
    values: null,
    ...input.resumed?.stored,
    isResumed: input.resumed !== null,
    redemption: input.resumed?.redemption ?? null,
    corporationErrors: {},
    identity: null,
    person: null,
    checkedId: null,
    errors: {},
    registration: null,
    isMember: false,
    hasJoined: input.hasJoined ?? false,
    alert: '',
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'isResumed', target: 'verifying' }, { target: 'choosing' }],
    },
    choosing: {
      entry: 'startOver',
      on: { 'member.chosen': { target: 'agreeing', actions: { type: 'chooseMember', params: ({ event }) => event } } },
    },
    agreeing: {
      initial: 'reading',
      states: {
        reading: {
          on: {
            'step.back': '#signUp.choosing',
            'terms.submitted': [
              {
                guard: { type: 'isAgreed', params: ({ event }) => event },
                target: 'agreed',
                actions: { type: 'setAgreements', params: ({ event }) => event },
              },
              {
                target: 'alerting',
                actions: {
                  type: 'showAlert',
                  params: ({ event }) => ({ message: agreementProblem(event.agreements, event.requiredTerms) ?? '' }),
                },
              },
            ],
          },
        },
        agreed: {
          always: [
            { guard: 'isOfCorporation', target: '#signUp.checkingCorporation' },
            { target: '#signUp.proceeding' },
          ],
        },
        alerting: {
          tags: 'alert',
          on: { 'alert.dismissed': 'reading' },
        },
      },
    },
    checkingCorporation: {
      initial: 'entering',
      states: {
        entering: {
          on: {
            'step.back': '#signUp.agreeing',
            'corporation.changed': { actions: 'clearCorporationErrors' },
            'corporation.submitted': [
              {
                guard: { type: 'isValidCorporation', params: ({ event }) => event },
                target: '#signUp.proceeding',
                actions: { type: 'setCorporation', params: ({ event }) => event },
              },
              {
                guard: { type: 'isNamed', params: ({ event }) => event },
                target: 'alerting',
                actions: { type: 'showAlert', params: { message: accountMessages.invalidRegistrationNumber } },
              },
              { actions: { type: 'showCorporationErrors', params: ({ event }) => event } },
            ],
          },
        },
        alerting: {
          tags: 'alert',
          on: { 'alert.dismissed': 'entering' },
        },
      },
    },
    // A user who steps back from the form and forward again is already verified, but may have entered another company.
    proceeding: {
      always: [
        { guard: 'isUnverified', target: 'verifying' },
        { guard: 'isOfCorporation', target: 'lookingUp' },
        { target: 'informing' },
      ],
    },
    verifying: {
      exit: 'clearRedemption',
      invoke: {
        id: 'verification',
        src: 'verification',
        input: ({ context }) => ({ redemption: context.redemption, stored: storedValuesOf(context) }),
        onDone: [
          {
            guard: { type: 'isOutOfAge', params: ({ event }) => event.output },
            target: 'alertingRestart',
            actions: { type: 'showAlert', params: { message: accountMessages.underage } },
          },
          { target: 'lookingUp', actions: { type: 'setIdentity', params: ({ event }) => event.output } },
        ],
      },
      on: { 'step.back': [{ guard: 'isOfCorporation', target: 'checkingCorporation' }, { target: 'agreeing' }] },
    },
    lookingUp: {
      tags: 'busy',
      invoke: {
        id: 'lookUpMember',
        src: 'lookUpMember',
        input: ({ context }) => ({
          identity: requireIdentity(context),
          userType: context.userType,
          registrationNumber: companyOf(context)?.registrationNumber ?? null,
        }),
        onDone: [
          { guard: { type: 'isUnknown', params: ({ event }) => event.output }, target: 'informing' },
          {
            guard: { type: 'isExisting', params: ({ event }) => event.output },
            target: 'alertingRestart',
            actions: ['markAsMember', { type: 'showAlert', params: { message: accountMessages.existingMember } }],
          },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event.output },
            target: 'alertingUnanswered',
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'unanswered') },
          },
          {
            target: 'alertingRestart',
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') },
          },
        ],
        onError: {
          target: 'alertingUnanswered',
          actions: { type: 'showAlert', params: { message: messages.unexpected } },
        },
      },
    },
    // Without a member lookup there is no form; what was entered so far is kept.
    alertingUnanswered: {
      entry: 'clearIdentity',
      tags: 'alert',
      on: { 'alert.dismissed': 'verifying' },
    },
    informing: {
      initial: 'editing',
      invoke: {
        id: 'idCheck',
        src: 'idCheck',
        input: ({ context }) => ({ checkedId: context.checkedId }),
        onSnapshot: { actions: { type: 'setCheckedId', params: ({ event }) => ({ id: checkedId(event.snapshot) }) } },
      },
      states: {
        editing: {
          on: {
            'step.back': [
              {
                guard: 'isOfCorporation',
                target: '#signUp.checkingCorporation',
                actions: { type: 'setValues', params: ({ event }) => event },
              },
              { target: '#signUp.agreeing', actions: { type: 'setValues', params: ({ event }) => event } },
            ],
            'field.changed': { actions: { type: 'clearError', params: ({ event }) => event } },
            'form.submitted': [
              {
                guard: { type: 'isRegistrable', params: ({ event }) => event },
                target: 'submitting',
                actions: [
                  'clearErrors',
                  { type: 'setValues', params: ({ event }) => event },
                  { type: 'setRegistration', params: ({ event }) => event },
                ],
              },
              {
                guard: { type: 'isComplete', params: ({ event }) => event },
                target: 'alerting',
                actions: [
                  'clearErrors',
                  { type: 'showAlert', params: { message: accountMessages.serviceIdUnchecked } },
                ],
              },
              {
                actions: [
                  { type: 'showErrors', params: ({ event }) => event },
                  emit(({ event }) => ({ type: 'field.refused', field: firstRefused(event.values) })),
                ],
              },
            ],
          },
        },
        submitting: {
          tags: 'busy',
          exit: 'clearRegistration',
          invoke: {
            id: 'register',
            src: 'register',
            input: ({ context }) => requireRegistration(context),
            onDone: [
              { guard: { type: 'isRegistered', params: ({ event }) => event.output }, target: '#signUp.complete' },
              {
                guard: { type: 'isIdTaken', params: ({ event }) => event.output },
                target: 'alerting',
                actions: [
                  'uncheckId',
                  { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'idTaken') },
                ],
              },
              {
                guard: { type: 'isLapsed', params: ({ event }) => event.output },
                target: 'alertingLapsed',
                actions: { type: 'showAlert', params: { message: accountMessages.verificationLapsed } },
              },
              {
                guard: { type: 'isExisting', params: ({ event }) => event.output },
                target: '#signUp.alertingRestart',
                actions: [
                  'markAsMember',
                  { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'existing') },
                ],
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
        alertingLapsed: {
          tags: 'alert',
          on: { 'alert.dismissed': 'reverifying' },
        },
        reverifying: {
          invoke: {
            id: 'verification',
            src: 'verification',
            input: ({ context }) => ({ redemption: null, stored: storedValuesOf(context) }),
            onDone: [
              {
                guard: { type: 'isSamePerson', params: ({ event }) => event.output },
                target: 'editing',
                actions: { type: 'setIdentity', params: ({ event }) => event.output },
              },
              {
                target: '#signUp.alertingRestart',
                actions: { type: 'showAlert', params: { message: accountMessages.invalidVerification } },
              },
            ],
          },
          on: { 'step.back': 'editing' },
        },
      },
    },
    alertingRestart: {
      tags: 'alert',
      on: { 'alert.dismissed': 'choosing' },
    },
    complete: {
      entry: ['clearTyped', 'noteJoined'],
      on: { 'login.requested': 'done' },
    },
    done: { type: 'final', entry: 'startOver' },
  },
});

const storedValuesOf = ({ userType, agreements, corporation, values }: SignUpContext): StoredSignUp => ({
  userType,
  agreements,
  corporation,
  values: values && { ...values, password: '', passwordConfirm: '' },
});

const companyOf = ({ userType, corporation }: SignUpContext): Corporation | null =>
  userType === 'CORPORATION' ? corporation : null;

const isComplete = (values: PersonalInfo) => Object.keys(personalInfoErrors(values)).length === 0;

function firstRefused(values: PersonalInfo): PersonalInfoField {
  const errors = personalInfoErrors(values);
  return personalInfoFields.find((field) => field in errors) ?? 'serviceId';
}

function requireIdentity({ identity }: SignUpContext): Identity {
  if (!identity) throw new Error('This step needs an identity');
  return identity;
}

function requireRegistration({ registration }: SignUpContext): Registration {
  if (!registration) throw new Error('Nothing to register');
  return registration;
}
