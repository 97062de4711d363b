import { assign, sendTo, setup, stateIn } from 'xstate';
import { accountMessages } from '#contract/account/account-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import {
  verificationLimits,
  type AuthType,
  type Identity,
  type ProviderReturn,
} from '#contract/account/verification.ts';
import { assertKind } from './assert-kind.ts';
import type { PartnerFailure } from '#contract/site/partner-failure.ts';
import { actionStub, callbackActorStub, promiseActorStub } from './stubs.ts';

export type VerificationEvent =
  | { type: 'verification.requested'; authType: AuthType }
  /** `canBeAllowed` is false in browsers that cannot open windows, such as those embedded in other apps. */
  | { type: 'popup.blocked'; canBeAllowed: boolean }
  /**
   * The popup was closed, or a page of the provider cut its `opener` link (Cross-Origin-Opener-Policy): the two look
   * alike.
   */
  | { type: 'popup.closed' }
  | { type: 'popup.answered'; returned: ProviderReturn }
  /** The policy of the popup's first page has blocked its form: the provider has moved. */
  | { type: 'popup.refused' }
  | { type: 'sameTab.requested' }
  | { type: 'alert.dismissed' };

/** The server's response to a redemption. */
export type VerificationOutcome = { kind: 'verified'; identity: Identity } | { kind: 'refused'; message: string };

/**
 * The form that leads the popup to the provider. By `requestNumber` a popup that lost its `opener` still reaches this
 * page.
 */
export type ProviderForm = { requestNumber: string; action: string; fields: Record<string, string> };

/**
 * A verification request of this page: its form, and the secret without which its result cannot be redeemed. The secret
 * never enters the popup.
 */
export type ProviderRequest = ProviderForm & { secret: string };

/** Sent to the popup once its form can be submitted. */
export type PopupEvent = { type: 'form.ready'; form: ProviderForm };

/**
 * A provider's response to redeem: from a message of the popup, checked for origin, source window and shape, or from
 * the input if the tab itself went to the provider.
 */
export type Redemption = { authType: AuthType; requestNumber: string; secret: string; returned: ProviderReturn };

/**
 * `redemption`: the provider's response, if the tab has come back with one. `stored`: the values that the flow stores
 * if the tab itself has to go to the provider.
 */
export type VerificationInput = { redemption: Redemption | null; stored: unknown };

type Context = Redemption & { stored: unknown; isSameTabOffered: boolean; alert: string; identity: Identity | null };

/** Why no request could be prepared: as the server says, such as that the provider does not respond. */
const reasonOf = (error: unknown) => ({
  message: error instanceof ApiError ? error.message : accountMessages.verificationFailed,
});

const noRequest = { requestNumber: '', secret: '', returned: {} } as const;

/**
 * Identity verification in a popup, spec 001 §2, §4, by phone or i-PIN. The popup is open from the click until the
 * machine leaves `underWay`, which closes the window and removes its poll and message listener. The response is
 * redeemed here, with the request's secret, which only this page has. A popup that looks closed may still be open on a
 * page of the provider: its response is accepted until the user starts another attempt. If the browser cannot open
 * windows, the tab itself goes to the provider, and the flow resumes here with the response. Once a popup was blocked,
 * refused or lost, the user can also verify in the same tab, which is used automatically if the next popup is blocked.
 * The output is the verified identity.
 */
export const verificationMachine = setup({
  types: {
    input: {} as VerificationInput,
    context: {} as Context,
    events: {} as VerificationEvent,
    output: {} as { identity: Identity },
    tags: {} as 'alert' | 'busy',
  },
  actors: {
    /** Opens its window synchronously, while the user activation of the click lasts. */
    popup: callbackActorStub<Extract<VerificationEvent, { type: `popup.${string}` }>, undefined, PopupEvent>('popup'),
    requestVerification: promiseActorStub<ProviderRequest, { authType: AuthType }>('requestVerification'),
    redeemVerification: promiseActorStub<VerificationOutcome, Redemption>('redeemVerification'),
    /** Navigates this tab to the provider. Resolves only if the page is restored unchanged, without a response. */
    leaveForProvider: promiseActorStub<void, { authType: AuthType; stored: unknown }>('leaveForProvider'),
  },
  delays: { verificationTimeout: verificationLimits.durationMs },
  guards: {
    hasRedemption: ({ context }) => context.requestNumber !== '',
    mustUseSameTab: ({ context }, { canBeAllowed }: { canBeAllowed: boolean }) =>
      context.isSameTabOffered || !canBeAllowed,
    isSameTabOffered: ({ context }) => context.isSameTabOffered,
    isDetached: stateIn({ underWay: 'detached' }),
    matchesRequest: ({ context }, outcome: VerificationOutcome) =>
      outcome.kind === 'verified' && outcome.identity.requestNumber === context.requestNumber,
    isRefused: (_, { kind }: VerificationOutcome) => kind === 'refused',
  },
  actions: {
    chooseProvider: assign({ authType: (_, { authType }: { authType: AuthType }) => authType }),
    setRequest: assign((_, { requestNumber, secret }: ProviderRequest) => ({ requestNumber, secret })),
    setReturned: assign({ returned: (_, { returned }: { returned: ProviderReturn }) => returned }),
    clearRequest: assign(noRequest),
    /** Reports to the server, whose operator has to change the settings. */
    reportFailure: actionStub<{ reason: PartnerFailure['reason'] }>('reportFailure'),
    offerSameTab: assign({ isSameTabOffered: true }),
    setIdentity: assign({ identity: (_, { identity }: { identity: Identity }) => identity }),
    showAlert: assign({ alert: (_, { message }: { message: string }) => message }),
    sendForm: sendTo('popup', (_, { requestNumber, action, fields }: ProviderRequest): PopupEvent => ({
      type: 'form.ready',
      form: { requestNumber, action, fields },
    })),
  },
}).createMachine({
  id: 'verification',
  context: ({ input: { redemption, stored } }) => ({
    authType: 'NICE',
    ...noRequest,
    ...redemption,
    stored,
    isSameTabOffered: false,
    alert: '',
    identity: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'hasRedemption', target: 'redeeming' }, { target: 'idle' }],
    },
    idle: {
      entry: 'clearRequest',
      on: {
        'verification.requested': {
          target: 'underWay',
          actions: { type: 'chooseProvider', params: ({ event }) => event },
        },
        'sameTab.requested': { guard: 'isSameTabOffered', target: 'leaving' },
      },
    },
    underWay: {
      entry: 'clearRequest',
      initial: 'requesting',
      invoke: { id: 'popup', src: 'popup' },
      after: {
        verificationTimeout: [
          { guard: 'isDetached', target: 'idle' },
          {
            target: 'alerting',
            actions: { type: 'showAlert', params: { message: accountMessages.verificationTimedOut } },
          },
        ],
      },
      on: {
        'popup.blocked': [
          { guard: { type: 'mustUseSameTab', params: ({ event }) => event }, target: 'leaving' },
          {
            target: 'alerting',
            actions: ['offerSameTab', { type: 'showAlert', params: { message: accountMessages.popupBlocked } }],
          },
        ],
      },
      states: {
        requesting: {
          tags: 'busy',
          on: { 'popup.closed': '#verification.idle' },
          invoke: {
            id: 'requestVerification',
            src: 'requestVerification',
            input: ({ context }) => ({ authType: context.authType }),
            onDone: {
              target: 'waiting',
              actions: [
                { type: 'setRequest', params: ({ event }) => event.output },
                { type: 'sendForm', params: ({ event }) => event.output },
              ],
            },
            onError: {
              target: '#verification.alerting',
              actions: { type: 'showAlert', params: ({ event }) => reasonOf(event.error) },
            },
          },
        },
        waiting: {
          on: {
            'popup.answered': {
              target: '#verification.redeeming',
              actions: { type: 'setReturned', params: ({ event }) => event },
            },
            'popup.closed': { target: 'detached', actions: 'offerSameTab' },
            'popup.refused': {
              target: '#verification.alerting',
              actions: [
                'offerSameTab',
                { type: 'reportFailure', params: { reason: 'blocked' } },
                { type: 'showAlert', params: { message: accountMessages.providerBlocked } },
              ],
            },
          },
        },
        detached: {
          on: {
            'popup.answered': {
              target: '#verification.redeeming',
              actions: { type: 'setReturned', params: ({ event }) => event },
            },
            'verification.requested': {
              target: '#verification.underWay',
              actions: { type: 'chooseProvider', params: ({ event }) => event },
            },
            'sameTab.requested': '#verification.leaving',
          },
        },
      },
    },
    leaving: {
      entry: 'clearRequest',
      tags: 'busy',
      invoke: {
        id: 'leaveForProvider',
        src: 'leaveForProvider',
        input: ({ context: { authType, stored } }) => ({ authType, stored }),
        onDone: 'idle',
        onError: {
          target: 'alerting',
          actions: { type: 'showAlert', params: ({ event }) => reasonOf(event.error) },
        },
      },
    },
    redeeming: {
      tags: 'busy',
      invoke: {
        id: 'redeemVerification',
        src: 'redeemVerification',
        input: ({ context: { authType, requestNumber, secret, returned } }) => ({
          authType,
          requestNumber,
          secret,
          returned,
        }),
        onDone: [
          {
            guard: { type: 'matchesRequest', params: ({ event }) => event.output },
            target: 'verified',
            actions: { type: 'setIdentity', params: ({ event }) => assertKind(event.output, 'verified') },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'alerting',
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') },
          },
          {
            target: 'alerting',
            actions: { type: 'showAlert', params: { message: accountMessages.invalidVerification } },
          },
        ],
        onError: {
          target: 'alerting',
          actions: { type: 'showAlert', params: { message: accountMessages.verificationFailed } },
        },
      },
    },
    alerting: {
      entry: 'clearRequest',
      tags: 'alert',
      on: { 'alert.dismissed': 'idle' },
    },
    verified: { entry: 'clearRequest', type: 'final' },
  },
  output: ({ context }) => {
    if (!context.identity) throw new Error('A verification is done only with an identity');
    return { identity: context.identity };
  },
});
