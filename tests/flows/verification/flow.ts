import { verificationMachine } from '#machines/verification.machine.ts';
import { verifiedPerson } from '#tests/fixtures/identity.ts';
import { lastOf, latest } from '#tools/flows/paths/history.ts';
import type { Flow } from '#tools/flows/paths/paths.ts';

const offline = new TypeError('Failed to fetch');
const request = { requestNumber: 'request-1', secret: 'secret-1', action: '/sandbox/nice', fields: { EncodeData: 'sealed' } };

export const verificationFlow: Flow<typeof verificationMachine> = {
  machine: verificationMachine,
  inputs: [{ redemption: null, stored: null }, { redemption: { authType: 'NICE', requestNumber: 'request-1', secret: 'secret-1', returned: { enc_data: 'sealed' } }, stored: null }],
  contextKey: ({ isSameTabOffered }) => isSameTabOffered,
  cases: {
    events: {
      'verification.requested': [{ type: 'verification.requested', authType: 'NICE' }, { type: 'verification.requested', authType: 'IPIN' }],
      'popup.blocked': [{ type: 'popup.blocked', canBeAllowed: true }, { type: 'popup.blocked', canBeAllowed: false }],
      'popup.closed': [{ type: 'popup.closed' }],
      'popup.refused': [{ type: 'popup.refused' }],
      'popup.answered': [{ type: 'popup.answered', returned: { enc_data: 'sealed' } }],
      'sameTab.requested': [{ type: 'sameTab.requested' }],
      'alert.dismissed': [{ type: 'alert.dismissed' }],
    },
    actors: {
      popup: {},
      requestVerification: { done: [request], error: [offline] },
      leaveForProvider: { done: [undefined], error: [offline] },
      redeemVerification: {
        done: [
          { kind: 'verified', identity: verifiedPerson },
          { kind: 'verified', identity: { ...verifiedPerson, requestNumber: 'another' } },
          { kind: 'refused', message: '본인확인에 실패했습니다.' },
        ],
        error: [offline],
      },
    },
  },
  callbackActors: { popup: ['popup.blocked', 'popup.closed', 'popup.answered', 'popup.refused'] },
  properties: {
    'without a pending verification there is no popup, and after its result is redeemed neither number nor secret nor result': (steps) => {
      const { state } = lastOf(steps);
      const { requestNumber, secret, returned } = state.context;
      const isCleared = requestNumber === '' && secret === '' && Object.keys(returned).length === 0;
      return 'popup' in state.children === state.matches('underWay') && (state.matches({ underWay: 'waiting' }) || state.matches({ underWay: 'detached' }) || state.matches('redeeming') || isCleared);
    },
    'the verified person belongs to the latest request': (steps) => {
      const { event, state } = lastOf(steps);
      const latestRequestNumber = latest(steps, 'xstate.done.actor.requestVerification')?.event.output.requestNumber ?? 'request-1';
      return !state.matches('verified') || (event.type === 'xstate.done.actor.redeemVerification' && state.context.identity?.requestNumber === latestRequestNumber);
    },
    'a result is accepted only after its request is ready, whether its popup is visible or not': (steps) => {
      const before = steps.at(-2)?.state;
      return lastOf(steps).event.type !== 'popup.answered' || before?.matches({ underWay: 'waiting' }) === true || before?.matches({ underWay: 'detached' }) === true;
    },
    'this tab is offered only after a popup was blocked, refused or lost': (steps) =>
      lastOf(steps).event.type !== 'sameTab.requested' || steps.some(({ event }) => ['popup.blocked', 'popup.closed', 'popup.refused'].includes(event.type)),
  },
};
