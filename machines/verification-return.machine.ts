import { setup } from 'xstate';
import { accountMessages } from '#contract/account/account-messages.ts';
import { verificationLimits } from '#contract/account/verification.ts';
import { actionStub, callbackActorStub } from './stubs.ts';

/**
 * Where the provider's result is sent: to the opener, to this tab's own page, over the channel of its request, or
 * nowhere.
 */
export type ReturnTarget = 'opener' | 'sameTab' | 'channel' | 'none';

export type VerificationReturnEvent =
  /** The requesting page has confirmed over the channel that it received the result. */
  { type: 'answer.confirmed' } | { type: 'alert.dismissed' };

/**
 * Return pages of the verification, spec 001 §2, §8. Without an opener the window is one of three: the tab that left
 * the requesting page for the provider, and returns to it; a popup that the provider has severed from its opener, and
 * that waits for the page to confirm the result; or a page opened by hand, which alerts and goes back.
 */
export const verificationReturnMachine = setup({
  types: {
    input: {} as { target: ReturnTarget },
    context: {} as { target: ReturnTarget; alert: string },
    events: {} as VerificationReturnEvent,
    tags: {} as 'alert' | 'busy',
  },
  actors: {
    /** Posts the result over the channel, and listens until the actor is stopped. */
    channel: callbackActorStub<Extract<VerificationReturnEvent, { type: 'answer.confirmed' }>, undefined>('channel'),
  },
  delays: { confirmTimeout: verificationLimits.confirmMs },
  guards: {
    isPopup: ({ context }) => context.target === 'opener',
    isSameTab: ({ context }) => context.target === 'sameTab',
    isSevered: ({ context }) => context.target === 'channel',
  },
  actions: {
    postToOpener: actionStub<undefined>('postToOpener'),
    returnToFlow: actionStub<undefined>('returnToFlow'),
    closeWindow: actionStub<undefined>('closeWindow'),
    goBack: actionStub<undefined>('goBack'),
  },
}).createMachine({
  id: 'verificationReturn',
  context: ({ input }) => ({ target: input.target, alert: accountMessages.abnormalAccess }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'isPopup', target: 'posted' },
        { guard: 'isSameTab', target: 'returned' },
        { guard: 'isSevered', target: 'delivering' },
        { target: 'alerting' },
      ],
    },
    posted: { type: 'final', entry: ['postToOpener', 'closeWindow'] },
    returned: { type: 'final', entry: 'returnToFlow' },
    delivering: {
      initial: 'waiting',
      invoke: { id: 'channel', src: 'channel' },
      on: { 'answer.confirmed': 'delivered' },
      states: {
        waiting: {
          tags: 'busy',
          after: { confirmTimeout: 'unconfirmed' },
        },
        unconfirmed: {},
      },
    },
    // For a window that the browser does not close.
    delivered: { type: 'final', entry: 'closeWindow' },
    alerting: {
      tags: 'alert',
      on: { 'alert.dismissed': 'left' },
    },
    left: { type: 'final', entry: 'goBack' },
  },
});
