import type { AnyEventObject } from 'xstate';
import { signIn } from '#contract/account/member.ts';
import { messages } from '#contract/shared/messages.ts';
import { loginLockedMessage } from '#contract/shared/refusal-messages.ts';
import { loginMachine } from '#machines/login.machine.ts';
import { member01 } from '#tests/fixtures/member.ts';
import { failures, forVisitors, unreached, unverified } from '../lib/expiries.ts';
import { callsIn } from '../lib/outcomes.ts';
import { samplesOf } from '#tools/flows/criteria/form-samples.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { enters, lastOf } from '#tools/flows/paths/history.ts';

const credentials = { serviceId: 'member01', password: 'Golf2026!a' };

const offline = new TypeError('Failed to fetch');

export const flow = defineFlow({
  machine: loginMachine,
  about: {
    ko: '로그인',
    en: 'Login',
    page: '/account/login',
    precondition: '로그인하지 않은 상태',
    spec: '001 §2 Login screen',
  },
  inputs: [{ returnTo: '/mypage' }],
  events: {
    'form.submitted': {
      ko: '로그인 폼을 제출한다',
      en: 'the user submits the form',
      examples: [
        {
          payload: { credentials, saveId: false },
          ko: '아이디 저장을 끄고 로그인 폼을 제출한다',
          en: "the user submits the form with 'save ID' off",
        },
        {
          payload: { credentials, saveId: true },
          ko: '아이디 저장을 켜고 로그인 폼을 제출한다',
          en: "the user submits the form with 'save ID' on",
        },
        {
          payload: { credentials: { serviceId: '', password: '' }, saveId: false },
          ko: '빈 로그인 폼을 제출한다',
          en: 'the user submits the empty form',
        },
        {
          payload: { credentials: { ...credentials, password: '' }, saveId: false },
          ko: '비밀번호 없이 로그인 폼을 제출한다',
          en: 'the user submits the form without a password',
        },
        {
          payload: { credentials: { ...credentials, serviceId: '' }, saveId: false },
          ko: '아이디 없이 로그인 폼을 제출한다',
          en: 'the user submits the form without an id',
        },
      ],
    },
    'field.changed': {
      ko: '입력란을 고친다',
      en: 'the user edits a field',
      examples: [
        { payload: { field: 'serviceId' }, ko: '아이디를 고친다', en: 'the user edits the id' },
        { payload: { field: 'password' }, ko: '비밀번호를 고친다', en: 'the user edits the password' },
      ],
    },
    'alert.dismissed': { ko: '알림을 닫는다', en: 'the user dismisses the alert' },
    'countdown.ticked': {
      ko: '남은 제한 시간이 줄어든다',
      en: 'the countdown ticks',
      examples: [{ payload: { secondsLeft: 1_799 } }],
    },
    'countdown.finished': { ko: '제한 시간이 끝난다', en: 'the countdown ends' },
  },
  actors: {
    checkReservation: {
      done: {
        ko: '예약 시스템이 답한다',
        en: 'the reservation system answers',
        examples: [
          {
            payload: { kind: 'accepted' },
            ko: '예약 시스템이 회원을 받아들인다',
            en: 'the reservation system accepts the member',
          },
          {
            payload: {
              kind: 'refused',
              message: '예약 시스템에 등록되지 않은 회원입니다. 고객센터(1588-7676)로 문의해 주세요.',
            },
            ko: '예약 시스템이 회원을 거절한다',
            en: 'the reservation system rejects the member',
            byHand: '서버를 SANDBOX_RESERVATION=refuse로 시작한다',
          },
        ],
      },
      error: {
        ko: '예약 시스템이 응답하지 않는다',
        en: 'the reservation system does not respond',
        examples: [{ payload: offline, byHand: '서버를 SANDBOX_RESERVATION=down으로 시작한다' }],
      },
    },
    signIn: {
      done: {
        ko: '로그인 결과가 온다',
        en: 'the server answers the login',
        examples: [
          {
            payload: { kind: 'signedIn', dormant: false, member: member01 },
            ko: '서버가 로그인을 받아들인다',
            en: 'the server accepts the login',
          },
          {
            payload: { kind: 'signedIn', dormant: true, member: member01 },
            ko: '서버가 휴면 회원의 로그인을 받아들인다',
            en: 'the server accepts the login of a dormant member',
            byHand: '아이디를 sleeper01로 적는다',
          },
          {
            payload: { kind: 'refused', message: messages.wrongCredentials },
            ko: '서버가 비밀번호를 거절한다',
            en: 'the server rejects the password',
            byHand: '비밀번호를 틀리게 적는다',
          },
          {
            payload: { kind: 'locked', message: loginLockedMessage(1_800), secondsLeft: 1_800 },
            ko: '서버가 로그인을 제한한다',
            en: 'the server locks the id',
            byHand: '아이디를 locked01로, 비밀번호를 틀리게 적어 다섯 번 로그인한다',
          },
        ],
      },
      error: { ko: '로그인 요청에 실패한다', en: 'the login request fails', examples: [{ payload: offline }] },
    },
    countdown: {},
  },
  timers: {},
  screens: {
    'editing.clean': '로그인 폼',
    'editing.refused': '오류가 표시된 로그인 폼',
    checkingReservation: '예약 시스템 확인 중',
    signingIn: '로그인 중',
    alerting: '로그인 알림',
    'locked.alerting': '로그인 제한 알림',
    'locked.waiting': '남은 제한 시간이 보이는 로그인 폼',
    signedIn: '로그인한 화면',
  },
  contextKey: ({ errors, saveId }) => [Object.keys(errors), saveId],
  callbackActors: { countdown: ['countdown.ticked', 'countdown.finished'] },
  /** Typing sends each change to the machine; so on screen a rejected form is corrected first and then submitted. */
  onScreen: (onMachine) => ({
    ...onMachine,
    isEventPossible: (state, event) => !(state.matches({ editing: 'refused' }) && event.type === 'form.submitted'),
  }),
  excludedInBrowser: {},
  properties: {
    'sign-in starts only after the reservation system has accepted the credentials': (steps) => {
      const step = lastOf(steps);
      return (
        !enters(step, 'login.signingIn') ||
        (step.event.type === 'xstate.done.actor.checkReservation' && step.event.output.kind === 'accepted')
      );
    },
    'credentials are in the context only while a check or a sign-in is pending': (steps) => {
      const { state } = lastOf(steps);
      return (state.context.credentials.password !== '') === state.hasTag('busy');
    },
    'a countdown runs if and only if the ID is locked': (steps) => {
      const { state } = lastOf(steps);
      return 'countdown' in state.children === state.matches('locked');
    },
    'only a response of the server logs a user in': (steps) => {
      const { event, state } = lastOf(steps);
      return (
        !state.matches('signedIn') || (event.type === 'xstate.done.actor.signIn' && event.output.kind === 'signedIn')
      );
    },
    'a second click calls neither service again': (steps) =>
      lastOf(steps).event.type !== 'form.submitted' || steps.at(-2)?.state.matches('editing') === true,
  },
  expiries: {
    same: { 'editing.refused': 'editing.clean' },
    typed: () => null,
    kinds: {
      verification: unverified,
      session: forVisitors,
      code: {
        answers: [...unreached('signIn'), ...failures('checkReservation', 'signIn')],
        back: ['alert.dismissed'],
        notApplicable: {},
      },
    },
  },
  forms: () => {
    const accepted = {
      type: 'form.submitted' as const,
      credentials: { serviceId: 'member01', password: 'Golf2026!a' },
      saveId: false,
    };
    const isAccepted = (event: AnyEventObject) => signIn.body.safeParse(event.credentials).success;
    return [
      {
        events: samplesOf(accepted, ['credentials.serviceId', 'credentials.password'], isAccepted),
        yes: ['login.editing · form.submitted #1 [isComplete] → login.checkingReservation'],
        no: ['login.editing · form.submitted #2 → login.editing.refused'],
        isAccepted,
      },
    ];
  },
  calls: callsIn(() => import('./calls.ts')),
});
