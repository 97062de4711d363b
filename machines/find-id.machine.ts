import { assign, setup } from 'xstate';
import type { UserType } from '#contract/account/member.ts';
import { accountMessages } from '#contract/account/account-messages.ts';
import { messages } from '#contract/shared/messages.ts';
import type { Corporation } from '#contract/account/registration-number.ts';
import type { Identity } from '#contract/account/verification.ts';
import { corporationErrors, noCorporation, type CorporationErrors, type CorporationOutcome } from './corporation.ts';
import { assertKind } from './assert-kind.ts';
import { promiseActorStub } from './stubs.ts';
import { verificationMachine, type Redemption } from './verification.machine.ts';

export type FindIdEvent =
  | { type: 'member.chosen'; userType: UserType }
  | { type: 'corporation.submitted'; corporation: Corporation }
  | { type: 'corporation.changed' }
  | { type: 'step.back' }
  | { type: 'alert.dismissed' };

export type FindIdOutcome = { kind: 'found'; serviceId: string } | { kind: 'refused'; message: string };

/** Input of the lookup: the verified identity and, for corporate members, the registration number. */
export type MemberQuery = { identity: Identity; userType: UserType; registrationNumber: string | null };

/** Values that are stored while the tab is at the identity provider. */
export type StoredFindId = { userType: UserType; corporation: Corporation };
export type ResumedFindId = { stored: StoredFindId; redemption: Redemption | null };

type Context = {
  isResumed: boolean;
  redemption: Redemption | null;
  userType: UserType;
  corporation: Corporation;
  errors: CorporationErrors;
  serviceId: string;
  alert: string;
  identity: Identity | null;
};

/**
 * Find ID in three steps, spec 001 §2: member type (and company), verification, the id. Stepping back never returns to
 * a verification that has been used: from the result it leads to the first step.
 */
export const findIdMachine = setup({
  types: {
    input: {} as { resumed: ResumedFindId | null },
    context: {} as Context,
    events: {} as FindIdEvent,
    tags: {} as 'alert' | 'busy',
    children: {} as { verification: 'verification' },
  },
  actors: {
    findCorporation: promiseActorStub<CorporationOutcome, Corporation>('findCorporation'),
    verification: verificationMachine,
    findId: promiseActorStub<FindIdOutcome, MemberQuery>('findId'),
  },
  guards: {
    isResumed: ({ context }) => context.isResumed,
    isCorporation: (_, { userType }: { userType: UserType }) => userType === 'CORPORATION',
    isOfCorporation: ({ context }) => context.userType === 'CORPORATION',
    isNamed: (_, { corporation }: { corporation: Corporation }) =>
      corporationErrors(corporation).companyName === undefined,
    isValidCorporation: (_, { corporation }: { corporation: Corporation }) =>
      Object.keys(corporationErrors(corporation)).length === 0,
    isFound: (_, { kind }: CorporationOutcome | FindIdOutcome) => kind === 'found',
  },
  actions: {
    chooseMember: assign({ userType: (_, { userType }: { userType: UserType }) => userType }),
    setCorporation: assign((_, { corporation }: { corporation: Corporation }) => ({ corporation, errors: {} })),
    showErrors: assign({
      errors: (_, { corporation }: { corporation: Corporation }) => corporationErrors(corporation),
    }),
    clearErrors: assign({ errors: {} }),
    setIdentity: assign({ identity: (_, { identity }: { identity: Identity }) => identity }),
    clearRedemption: assign({ redemption: null }),
    clearIdentity: assign({ identity: null }),
    setServiceId: assign({ serviceId: (_, { serviceId }: { serviceId: string }) => serviceId }),
    showAlert: assign({ alert: (_, { message }: { message: string }) => message }),
  },
}).createMachine({
  id: 'findId',
  context: ({ input: { resumed } }) => ({
    isResumed: resumed !== null,
    redemption: resumed?.redemption ?? null,
    userType: 'PERSONAL',
    corporation: noCorporation,
    ...resumed?.stored,
    errors: {},
    serviceId: '',
    alert: '',
    identity: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'isResumed', target: 'verifying' }, { target: 'choosing' }],
    },
    choosing: {
      on: {
        'member.chosen': [
          {
            guard: { type: 'isCorporation', params: ({ event }) => event },
            target: 'corporate',
            actions: { type: 'chooseMember', params: ({ event }) => event },
          },
          { target: 'verifying', actions: { type: 'chooseMember', params: ({ event }) => event } },
        ],
      },
    },
    corporate: {
      initial: 'entering',
      entry: 'clearErrors',
      on: { 'step.back': 'choosing' },
      states: {
        entering: {
          on: {
            'corporation.changed': { actions: 'clearErrors' },
            'corporation.submitted': [
              {
                guard: { type: 'isValidCorporation', params: ({ event }) => event },
                target: 'lookingUp',
                actions: { type: 'setCorporation', params: ({ event }) => event },
              },
              {
                guard: { type: 'isNamed', params: ({ event }) => event },
                target: 'alerting',
                actions: { type: 'showAlert', params: { message: accountMessages.invalidRegistrationNumber } },
              },
              { actions: { type: 'showErrors', params: ({ event }) => event } },
            ],
          },
        },
        lookingUp: {
          tags: 'busy',
          invoke: {
            id: 'findCorporation',
            src: 'findCorporation',
            input: ({ context }) => context.corporation,
            onDone: [
              { guard: { type: 'isFound', params: ({ event }) => event.output }, target: '#findId.verifying' },
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
        input: ({ context: { redemption, userType, corporation } }) => ({
          redemption,
          stored: { userType, corporation } satisfies StoredFindId,
        }),
        onDone: { target: 'finding', actions: { type: 'setIdentity', params: ({ event }) => event.output } },
      },
      on: {
        'step.back': [{ guard: 'isOfCorporation', target: 'corporate' }, { target: 'choosing' }],
      },
    },
    finding: {
      tags: 'busy',
      exit: 'clearIdentity',
      invoke: {
        id: 'findId',
        src: 'findId',
        input: ({ context }) => memberQuery(context),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'found',
            actions: { type: 'setServiceId', params: ({ event }) => assertKind(event.output, 'found') },
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
      on: { 'alert.dismissed': 'choosing' },
    },
    found: {
      on: { 'step.back': 'choosing' },
    },
  },
});

function memberQuery({ identity, userType, corporation }: Context): MemberQuery {
  if (!identity) throw new Error('Finding an id needs an identity');
  return { identity, userType, registrationNumber: userType === 'CORPORATION' ? corporation.registrationNumber : null };
}
