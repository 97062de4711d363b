import { countedFlows } from '#contract/staff/counted-flows.ts';
import { accountMessages } from '#contract/account/account-messages.ts';
import { noCorporation } from '#machines/corporation.ts';
import { findIdMachine } from '#machines/find-id.machine.ts';
import { verifiedPerson } from '#tests/fixtures/identity.ts';
import { done, doneBy, failures, forVisitors, unreached } from '../lib/expiries.ts';
import { callsIn } from '../lib/outcomes.ts';
import { companies, companySubmitted, isCompany, isCompanySendable } from '../lib/company.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { lastOf, since } from '#tools/flows/paths/history.ts';

const offline = new TypeError('Failed to fetch');

const refused = { kind: 'refused', message: '존재하지 않는 사용자입니다.' } as const;

const verification = [doneBy('verification')];

const usedAtOnce = 'the flow uses the verification at once, without waiting for input';

const notVerifiedYet = 'the visitor is not verified yet';

export const flow = defineFlow({
  machine: findIdMachine,
  about: {
    ko: '아이디 찾기',
    en: 'Find ID',
    page: '/account/find-id',
    precondition: '로그인하지 않은 상태',
    spec: '001 §2 Find-ID wizard (3 steps)',
  },
  inputs: {
    ko: '인증 화면에서 돌아와 시작한다',
    en: 'the user comes back from the provider',
    examples: [
      { payload: { resumed: null }, ko: '처음부터 시작한다', en: 'the user starts from the beginning' },
      { payload: { resumed: { stored: { userType: 'PERSONAL', corporation: noCorporation }, redemption: null } } },
    ],
  },
  events: {
    'member.chosen': {
      ko: '회원 구분을 고른다',
      en: 'the user chooses a member type',
      examples: [
        { payload: { userType: 'PERSONAL' }, ko: '개인회원을 고른다', en: 'the user chooses personal membership' },
        { payload: { userType: 'CORPORATION' }, ko: '법인회원을 고른다', en: 'the user chooses corporate membership' },
      ],
    },
    'corporation.submitted': companySubmitted,
    'corporation.changed': { ko: '법인 정보를 고친다', en: 'the user edits the company' },
    'step.back': { ko: '이전 단계로 돌아간다', en: 'the user goes back a step' },
    'alert.dismissed': { ko: '알림을 닫는다', en: 'the user dismisses the alert' },
  },
  actors: {
    findCorporation: {
      done: {
        ko: '법인 조회 결과가 온다',
        en: 'the server looks up the company',
        examples: [
          { payload: { kind: 'found' }, ko: '서버가 법인을 찾는다', en: 'the server finds the company' },
          {
            payload: refused,
            ko: '서버가 등록되지 않은 법인이라고 답한다',
            en: 'the server does not know the company',
          },
        ],
      },
      error: { ko: '법인을 조회하지 못한다', en: 'looking up the company fails', examples: [{ payload: offline }] },
    },
    verification: {
      done: {
        ko: '본인확인이 끝난다',
        en: 'the provider verifies the user',
        examples: [{ payload: { identity: verifiedPerson } }],
      },
    },
    findId: {
      done: {
        ko: '아이디 찾기 결과가 온다',
        en: 'the server looks up the id',
        examples: [
          {
            payload: { kind: 'found', serviceId: 'member01' },
            ko: '서버가 아이디를 찾는다',
            en: 'the server finds the id',
          },
          { payload: refused, ko: '서버가 가입하지 않은 사람이라고 답한다', en: 'the server knows no such member' },
        ],
      },
      error: { ko: '아이디 찾기 요청에 실패한다', en: 'looking up the id fails', examples: [{ payload: offline }] },
    },
  },
  timers: {},
  screens: countedFlows.findId.screens,
  contextKey: ({ userType, errors }) => [userType === 'CORPORATION', Object.keys(errors).length > 0],
  /** A change is sent only while a form is rejected; so on screen it is corrected first and then submitted. */
  onScreen: (onMachine) => ({
    ...onMachine,
    isEventPossible: ({ context }, event) => {
      const isRefused = Object.keys(context.errors).length > 0;
      if (event.type === 'corporation.changed') return isRefused;
      return event.type !== 'corporation.submitted' || (!isRefused && isCompanySendable(event.corporation));
    },
  }),
  excludedInBrowser: {},
  properties: {
    'an identity is in the context only while the ID is being looked up': (steps) => {
      const { state } = lastOf(steps);
      return (state.context.identity !== null) === state.matches('finding');
    },
    'an ID is shown only to a verified person': (steps) => {
      const { state, event } = lastOf(steps);
      return (
        !state.matches('found') ||
        (event.type === 'xstate.done.actor.findId' && event.output.serviceId === state.context.serviceId)
      );
    },
    'a company is found before its member is verified, and other members never see that step': (steps) => {
      const { state } = lastOf(steps);
      const found = since(steps, 'member.chosen').some(
        ({ event }) => event.type === 'xstate.done.actor.findCorporation' && event.output.kind === 'found',
      );
      return !state.matches('verifying') || found === (state.context.userType === 'CORPORATION');
    },
  },
  expiries: {
    typed: ({ userType, corporation }) => ({ userType, corporation }),
    kinds: {
      verification: {
        answers: [done('findId', { kind: 'refused', message: accountMessages.invalidVerification })],
        renewal: verification,
        back: [],
        notApplicable: {
          choosing: notVerifiedYet,
          'corporate.entering': notVerifiedYet,
          'corporate.alerting': notVerifiedYet,
          verifying: usedAtOnce,
          alerting: usedAtOnce,
          found: usedAtOnce,
        },
      },
      session: forVisitors,
      // The form of the company still has the typed values.
      code: {
        answers: [...unreached('findCorporation', 'findId'), ...failures('findCorporation', 'findId')],
        back: ['alert.dismissed', 'member.chosen', 'corporation.submitted', doneBy('findCorporation')],
        notApplicable: {},
      },
    },
  },
  forms: () => [
    {
      events: companies(),
      yes: ['findId.corporate.entering · corporation.submitted #1 [isValidCorporation] → findId.corporate.lookingUp'],
      no: [
        'findId.corporate.entering · corporation.submitted #2 [isNamed] → findId.corporate.alerting',
        'findId.corporate.entering · corporation.submitted #3 → (stays)',
      ],
      isAccepted: isCompany,
    },
  ],
  calls: callsIn(() => import('./calls.ts')),
});
