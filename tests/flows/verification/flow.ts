import { accountMessages } from '#contract/account/account-messages.ts';
import { verificationMachine } from '#machines/verification.machine.ts';
import { verifiedPerson } from '#tests/fixtures/identity.ts';
import { done, doneBy, failures, forVisitors } from '../lib/expiries.ts';
import { callsIn } from '../lib/outcomes.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { lastOf, latest } from '#tools/flows/paths/history.ts';

const offline = new TypeError('Failed to fetch');

const request = {
  requestNumber: 'request-1',
  secret: 'secret-1',
  action: '/sandbox/nice',
  fields: { enc_data: 'sealed' },
};

const blockedAtOnce = 'A pop-up is blocked within the click that opens it, so the state in between is never visible.';
const leftForGood =
  'The tab navigates to the provider, which ends the inspection; navigating there and back is tested in tests/e2e/verification-same-tab.test.ts and verification-cut-off.test.ts.';

export const flow = defineFlow({
  machine: verificationMachine,
  about: {
    ko: '본인확인',
    en: 'Identity verification',
    page: '/account/find-id',
    precondition: '로그인하지 않은 상태',
    spec: '001 §2 Identity verification return pages',
  },
  inputs: {
    ko: '인증 결과를 가지고 화면으로 돌아온다',
    en: 'the user comes back with a result',
    examples: [
      {
        payload: { redemption: null, stored: null },
        ko: '처음부터 시작한다',
        en: 'the user starts from the beginning',
      },
      {
        payload: {
          redemption: {
            authType: 'NICE',
            requestNumber: 'request-1',
            secret: 'secret-1',
            returned: { handle: 'handle-1' },
          },
          stored: null,
        },
      },
    ],
  },
  events: {
    'verification.requested': {
      ko: '본인확인을 누른다',
      en: 'the user starts a verification',
      examples: [
        {
          payload: { authType: 'NICE' },
          ko: '휴대폰 본인확인을 누른다',
          en: 'the user starts a verification by phone',
        },
        {
          payload: { authType: 'IPIN' },
          ko: '아이핀 본인확인을 누른다',
          en: 'the user starts a verification by i-PIN',
        },
      ],
    },
    'popup.blocked': {
      ko: '인증 창이 차단된다',
      en: 'the browser blocks the popup',
      examples: [
        {
          payload: { canBeAllowed: true },
          ko: '허용할 수 있는 인증 창이 차단된다',
          en: 'the browser blocks the popup but can allow it',
        },
        {
          payload: { canBeAllowed: false },
          ko: '창을 쓰지 못하는 앱에서 인증 창이 차단된다',
          en: 'an app without windows blocks the popup',
        },
      ],
    },
    'popup.closed': { ko: '인증 창이 닫히거나 끊어진다', en: 'the popup closes or is cut off' },
    'popup.refused': { ko: '인증 창에서 이동이 차단된다', en: 'the policy blocks the way to the provider' },
    'popup.answered': {
      ko: '인증 창이 결과를 보낸다',
      en: 'the popup returns a result',
      examples: [{ payload: { returned: { handle: 'handle-1' } } }],
    },
    'sameTab.requested': { ko: '이 화면에서 확인을 누른다', en: 'the user chooses to verify in this tab' },
    'alert.dismissed': { ko: '알림을 닫는다', en: 'the user dismisses the alert' },
  },
  actors: {
    popup: {},
    requestVerification: {
      done: { ko: '인증 요청이 준비된다', en: 'the server prepares the request', examples: [{ payload: request }] },
      error: { ko: '인증 요청을 준비하지 못한다', en: 'preparing the request fails', examples: [{ payload: offline }] },
    },
    leaveForProvider: {
      done: {
        ko: '결과 없이 화면으로 돌아온다',
        en: 'the user comes back from the provider without a result',
        examples: [{ payload: undefined }],
      },
      error: {
        ko: '인증 화면으로 이동하지 못한다',
        en: 'opening the provider in this tab fails',
        examples: [{ payload: offline }],
      },
    },
    redeemVerification: {
      done: {
        ko: '서버가 결과를 답한다',
        en: 'the server answers',
        examples: [
          {
            payload: { kind: 'verified', identity: verifiedPerson },
            ko: '서버가 본인확인을 인정한다',
            en: 'the server accepts the verification',
          },
          {
            payload: { kind: 'verified', identity: { ...verifiedPerson, requestNumber: 'another' } },
            ko: '서버가 다른 요청의 결과를 답한다',
            en: 'the server returns the result of another request',
            invented: 'The server answers only with the result of the request that was asked for.',
          },
          {
            payload: { kind: 'refused', message: accountMessages.invalidVerification },
            ko: '서버가 본인확인을 거절한다',
            en: 'the server rejects the verification',
          },
        ],
      },
      error: { ko: '결과 확인 요청에 실패한다', en: 'checking the result fails', examples: [{ payload: offline }] },
    },
  },
  timers: { verificationTimeout: { ko: '인증 대기 시간이 지난다', en: 'the verification times out' } },
  screens: {
    idle: '본인확인 방법 선택',
    'underWay.requesting': '인증 요청 중',
    'underWay.waiting': '열린 인증 창',
    'underWay.detached': '끊어진 인증 창 안내',
    leaving: '인증 화면으로 이동 중',
    redeeming: '인증 결과 확인 중',
    alerting: '본인확인 알림',
    verified: '마친 본인확인',
  },
  contextKey: ({ isSameTabOffered }) => isSameTabOffered,
  callbackActors: { popup: ['popup.blocked', 'popup.closed', 'popup.answered', 'popup.refused'] },
  excludedInBrowser: {
    'verification.underWay · popup.blocked #1 [mustUseSameTab] → verification.leaving': blockedAtOnce,
    'verification.underWay · popup.blocked #2 → verification.alerting': blockedAtOnce,
    'verification.underWay.waiting · popup.refused → verification.alerting':
      'The policy refuses a window only if the provider has moved, as in the trial moved-vendor.',
    'verification.idle · sameTab.requested [isSameTabOffered] → verification.leaving': leftForGood,
    'verification.underWay.detached · sameTab.requested → verification.leaving': leftForGood,
    'verification.leaving · leaveForProvider done → verification.idle': leftForGood,
    'verification.leaving · leaveForProvider error → verification.alerting': leftForGood,
  },
  properties: {
    'without a pending verification there is no popup, and after its result is redeemed neither number nor secret nor result':
      (steps) => {
        const { state } = lastOf(steps);
        const { requestNumber, secret, returned } = state.context;
        const isCleared = requestNumber === '' && secret === '' && Object.keys(returned).length === 0;
        return (
          'popup' in state.children === state.matches('underWay') &&
          (state.matches({ underWay: 'waiting' }) ||
            state.matches({ underWay: 'detached' }) ||
            state.matches('redeeming') ||
            isCleared)
        );
      },
    'the verified person belongs to the latest request': (steps) => {
      const { event, state } = lastOf(steps);
      const latestRequestNumber =
        latest(steps, 'xstate.done.actor.requestVerification')?.event.output.requestNumber ?? 'request-1';
      return (
        !state.matches('verified') ||
        (event.type === 'xstate.done.actor.redeemVerification' &&
          state.context.identity?.requestNumber === latestRequestNumber)
      );
    },
    'a result is accepted only after its request is ready, whether its popup is visible or not': (steps) => {
      const before = steps.at(-2)?.state;
      return (
        lastOf(steps).event.type !== 'popup.answered' ||
        before?.matches({ underWay: 'waiting' }) === true ||
        before?.matches({ underWay: 'detached' }) === true
      );
    },
    'this tab is offered only after a popup was blocked, refused or lost': (steps) =>
      lastOf(steps).event.type !== 'sameTab.requested' ||
      steps.some(({ event }) => ['popup.blocked', 'popup.closed', 'popup.refused'].includes(event.type)),
  },
  expiries: {
    // Another pop-up is opened instead of the lost one.
    same: { 'underWay.detached': 'underWay.waiting' },
    typed: () => null,
    kinds: {
      verification: {
        answers: [
          { type: 'xstate.after.verificationTimeout.verification.underWay' },
          done('redeemVerification', { kind: 'refused', message: accountMessages.verificationFailed }),
        ],
        back: ['alert.dismissed', 'verification.requested', doneBy('requestVerification')],
        notApplicable: {},
      },
      session: forVisitors,
      code: {
        answers: failures('requestVerification', 'leaveForProvider', 'redeemVerification'),
        back: ['alert.dismissed', 'verification.requested', doneBy('requestVerification')],
        notApplicable: {},
      },
    },
  },
  forms: 'none of its guards validates what is typed',
  calls: callsIn(() => import('./calls.ts')),
});
