import { assign, sendTo, setup } from 'xstate';
import { accountMessages } from '#contract/account-messages.ts';
import { verificationLimits, type AuthType, type Identity, type ProviderReturn } from '#contract/verification.ts';
import { outcomeAs } from './outcome.ts';
import { callbackFor, promiseFor } from './provided.ts';

export type VerificationEvent =
  | { type: 'verification.requested'; authType: AuthType }
  | { type: 'popup.blocked' }
  | { type: 'popup.closed' }
  | { type: 'popup.answered'; returned: ProviderReturn }
  | { type: 'alert.dismissed' };

/** The server's response to a redeemed answer. */
export type VerificationOutcome = { kind: 'verified'; identity: Identity } | { kind: 'refused'; message: string };

/** The form that takes the popup to the provider. */
export type ProviderForm = { action: string; fields: Record<string, string> };

/** A request of this page: its number, the secret with which nobody else redeems its answer, and the form. The secret never enters the popup. */
export type ProviderRequest = ProviderForm & { requestNumber: string; secret: string };

/** What the popup is told once its form can be sent. */
export type PopupEvent = { type: 'form.ready'; form: ProviderForm };

/** An answer to be redeemed; only messages of our own origin, from the popup itself, in the right shape get this far. */
export type Redemption = { authType: AuthType; requestNumber: string; secret: string; returned: ProviderReturn };

type Context = Redemption & { alert: string; identity: Identity | null };

const noRequest = { requestNumber: '', secret: '', returned: {} } as const;

/**
 * Identity verification in a popup, spec 001 §2, §4, by phone or i-PIN. The popup lives from the click until this machine leaves
 * `underWay`: then the window is closed, and its poll and message listener are gone. What it answered is redeemed here, with the secret of the
 * request, which only this page has. Done with who the person is.
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
    redeemVerification: promiseFor<VerificationOutcome, Redemption>('redeemVerification'),
  },
  delays: { verificationTimeout: verificationLimits.duration },
  guards: {
    isOwn: ({ context }, outcome: VerificationOutcome) => outcome.kind === 'verified' && outcome.identity.requestNumber === context.requestNumber,
    isRefused: (_, { kind }: VerificationOutcome) => kind === 'refused',
  },
  actions: {
    chooseProvider: assign({ authType: (_, { authType }: { authType: AuthType }) => authType }),
    keepRequest: assign((_, { requestNumber, secret }: ProviderRequest) => ({ requestNumber, secret })),
    keepReturned: assign({ returned: (_, { returned }: { returned: ProviderReturn }) => returned }),
    forgetRequest: assign(noRequest),
    keepIdentity: assign({ identity: (_, { identity }: { identity: Identity }) => identity }),
    showAlert: assign({ alert: (_, { message }: { message: string }) => message }),
    sendForm: sendTo('popup', (_, { action, fields }: ProviderRequest): PopupEvent => ({ type: 'form.ready', form: { action, fields } })),
  },
}).createMachine({
  id: 'verification',
  context: { authType: 'NICE', ...noRequest, alert: '', identity: null },
  initial: 'idle',
  states: {
    idle: {
      entry: 'forgetRequest',
      on: {
        'verification.requested': { target: 'underWay', actions: { type: 'chooseProvider', params: ({ event }) => event } },
      },
    },
    underWay: {
      initial: 'requesting',
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
              actions: [{ type: 'keepRequest', params: ({ event }) => event.output }, { type: 'sendForm', params: ({ event }) => event.output }],
            },
            onError: { target: '#verification.alerting', actions: { type: 'showAlert', params: { message: accountMessages.verificationFailed } } },
          },
        },
        waiting: {
          on: {
            'popup.answered': { target: '#verification.redeeming', actions: { type: 'keepReturned', params: ({ event }) => event } },
          },
        },
      },
    },
    redeeming: {
      tags: 'busy',
      invoke: {
        id: 'redeemVerification',
        src: 'redeemVerification',
        input: ({ context: { authType, requestNumber, secret, returned } }) => ({ authType, requestNumber, secret, returned }),
        onDone: [
          {
            guard: { type: 'isOwn', params: ({ event }) => event.output },
            target: 'verified',
            actions: { type: 'keepIdentity', params: ({ event }) => outcomeAs(event.output, 'verified') },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'alerting',
            actions: { type: 'showAlert', params: ({ event }) => outcomeAs(event.output, 'refused') },
          },
          { target: 'alerting', actions: { type: 'showAlert', params: { message: accountMessages.invalidVerification } } },
        ],
        onError: { target: 'alerting', actions: { type: 'showAlert', params: { message: accountMessages.verificationFailed } } },
      },
    },
    alerting: {
      entry: 'forgetRequest',
      tags: 'alert',
      on: { 'alert.dismissed': 'idle' },
    },
    verified: { entry: 'forgetRequest', type: 'final' },
  },
  output: ({ context }) => {
    if (!context.identity) throw new Error('A verification is done only with an identity');
    return { identity: context.identity };
  },
});
