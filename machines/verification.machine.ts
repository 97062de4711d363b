import { assign, sendTo, setup } from 'xstate';
import { accountMessages } from '#contract/account-messages.ts';
import { verificationLimits, type AuthType, type Identity } from '#contract/verification.ts';
import { outcomeAs } from './outcome.ts';
import { callbackFor, promiseFor } from './provided.ts';

export type VerificationEvent =
  | { type: 'verification.requested'; authType: AuthType }
  | { type: 'popup.blocked' }
  | { type: 'popup.closed' }
  | { type: 'popup.answered'; outcome: VerificationOutcome }
  | { type: 'alert.dismissed' };

/** What the popup's page reported; only messages of our own origin, from the popup itself, in the right shape get this far. */
export type VerificationOutcome = { kind: 'verified'; identity: Identity } | { kind: 'refused'; message: string };

/** The request as the popup needs it: the number it is bound to, and the form that takes it to the provider. */
export type ProviderRequest = { requestNumber: string; action: string; fields: Record<string, string> };

/** What the popup is told once its form can be sent. */
export type PopupEvent = { type: 'form.ready'; request: ProviderRequest };

type Context = { authType: AuthType; requestNumber: string; alert: string; identity: Identity | null };

/**
 * Identity verification in a popup, spec 001 §2, §4, by phone or i-PIN. The popup lives from the click until this machine leaves
 * `underWay`: then the window is closed, and its poll and message listener are gone. Done with who the person is.
 */
export const verificationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as VerificationEvent,
    output: {} as { identity: Identity },
    tags: {} as 'alert' | 'busy',
  },
  actors: {
    /** Opens its window at once, while the click that asked for it still counts as one. */
    popup: callbackFor<Extract<VerificationEvent, { type: `popup.${string}` }>, undefined, PopupEvent>('popup'),
    requestVerification: promiseFor<ProviderRequest, { authType: AuthType }>('requestVerification'),
  },
  delays: { verificationTimeout: verificationLimits.duration },
  guards: {
    isOwn: ({ context }, outcome: VerificationOutcome) => outcome.kind === 'verified' && outcome.identity.requestNumber === context.requestNumber,
    isRefused: (_, { kind }: VerificationOutcome) => kind === 'refused',
  },
  actions: {
    chooseProvider: assign({ authType: (_, { authType }: { authType: AuthType }) => authType }),
    keepRequestNumber: assign({ requestNumber: (_, { requestNumber }: { requestNumber: string }) => requestNumber }),
    forgetRequestNumber: assign({ requestNumber: '' }),
    keepIdentity: assign({ identity: (_, { identity }: { identity: Identity }) => identity }),
    showAlert: assign({ alert: (_, { message }: { message: string }) => message }),
    sendForm: sendTo('popup', (_, request: ProviderRequest): PopupEvent => ({ type: 'form.ready', request })),
  },
}).createMachine({
  id: 'verification',
  context: { authType: 'NICE', requestNumber: '', alert: '', identity: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'verification.requested': { target: 'underWay', actions: { type: 'chooseProvider', params: ({ event }) => event } },
      },
    },
    underWay: {
      initial: 'requesting',
      exit: 'forgetRequestNumber',
      invoke: { id: 'popup', src: 'popup' },
      after: {
        verificationTimeout: { target: 'alerting', actions: { type: 'showAlert', params: { message: accountMessages.verificationTimedOut } } },
      },
      on: {
        'popup.blocked': { target: 'alerting', actions: { type: 'showAlert', params: { message: accountMessages.popupBlocked } } },
        'popup.closed': 'idle',
      },
      states: {
        requesting: {
          tags: 'busy',
          invoke: {
            id: 'requestVerification',
            src: 'requestVerification',
            input: ({ context }) => ({ authType: context.authType }),
            onDone: {
              target: 'waiting',
              actions: [{ type: 'keepRequestNumber', params: ({ event }) => event.output }, { type: 'sendForm', params: ({ event }) => event.output }],
            },
            onError: { target: '#verification.alerting', actions: { type: 'showAlert', params: { message: accountMessages.verificationFailed } } },
          },
        },
        waiting: {
          on: {
            'popup.answered': [
              {
                guard: { type: 'isOwn', params: ({ event }) => event.outcome },
                target: '#verification.verified',
                actions: { type: 'keepIdentity', params: ({ event }) => outcomeAs(event.outcome, 'verified') },
              },
              {
                guard: { type: 'isRefused', params: ({ event }) => event.outcome },
                target: '#verification.alerting',
                actions: { type: 'showAlert', params: ({ event }) => outcomeAs(event.outcome, 'refused') },
              },
              { target: '#verification.alerting', actions: { type: 'showAlert', params: { message: accountMessages.invalidVerification } } },
            ],
          },
        },
      },
    },
    alerting: {
      tags: 'alert',
      on: { 'alert.dismissed': 'idle' },
    },
    verified: { type: 'final' },
  },
  output: ({ context }) => {
    if (!context.identity) throw new Error('A verification is done only with an identity');
    return { identity: context.identity };
  },
});
