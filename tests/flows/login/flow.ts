import { countedFlows } from '#contract/staff/counted-flows.ts';
import type { AnyEventObject } from 'xstate';
import { signIn } from '#contract/account/member.ts';
import { passkeyMessages } from '#contract/account/passkey-messages.ts';
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
    'passkey.chosen': {
      ko: '패스키로 로그인을 누른다',
      en: 'the user chooses a passkey',
      examples: [
        {
          payload: { saveId: false },
          ko: '아이디 저장을 끄고 패스키로 로그인을 누른다',
          en: "the user chooses a passkey with 'save ID' off",
        },
        {
          payload: { saveId: true },
          ko: '아이디 저장을 켜고 패스키로 로그인을 누른다',
          en: "the user chooses a passkey with 'save ID' on",
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
    askPasskey: {
      done: {
        ko: '패스키의 확인 결과가 온다',
        en: 'the passkey is checked',
        examples: [
          {
            payload: { kind: 'checked', serviceId: 'member01', ticket: 'a ticket' },
            ko: '서버가 패스키를 받아들인다',
            en: 'the server accepts the passkey',
          },
          {
            payload: { kind: 'refused', message: passkeyMessages.refused },
            ko: '서버가 패스키를 거절한다',
            en: 'the server rejects the passkey',
            byHand: '회원정보 수정에서 삭제한 패스키를 고른다',
          },
        ],
      },
      error: { ko: '패스키의 확인에 실패한다', en: 'checking the passkey fails', examples: [{ payload: offline }] },
    },
    checkReservationById: {
      done: {
        ko: '예약 시스템이 패스키의 아이디에 답한다',
        en: 'the reservation system answers about the id of the passkey',
        examples: [
          {
            payload: { kind: 'accepted' },
            ko: '예약 시스템이 패스키의 아이디를 받아들인다',
            en: 'the reservation system accepts the id of the passkey',
          },
          {
            payload: {
              kind: 'refused',
              message: '예약 시스템에 등록되지 않은 회원입니다. 고객센터(1588-7676)로 문의해 주세요.',
            },
            ko: '예약 시스템이 패스키의 아이디를 거절한다',
            en: 'the reservation system rejects the id of the passkey',
            byHand: '서버를 SANDBOX_RESERVATION=refuse로 시작한다',
          },
        ],
      },
      error: {
        ko: '예약 시스템이 패스키의 아이디에 응답하지 않는다',
        en: 'the reservation system does not respond about the id of the passkey',
        examples: [{ payload: offline, byHand: '서버를 SANDBOX_RESERVATION=down으로 시작한다' }],
      },
    },
    signInByPasskey: {
      done: {
        ko: '패스키 로그인의 결과가 온다',
        en: 'the server answers the login with a passkey',
        examples: [
          {
            payload: { kind: 'signedIn', dormant: false, member: member01 },
            ko: '서버가 패스키 로그인을 받아들인다',
            en: 'the server accepts the login with a passkey',
          },
          {
            payload: { kind: 'signedIn', dormant: true, member: member01 },
            ko: '서버가 휴면 회원의 패스키 로그인을 받아들인다',
            en: 'the server accepts the login of a dormant member with a passkey',
            byHand: 'sleeper01로 로그인하여 추가한 패스키를 고른다',
          },
          {
            payload: { kind: 'refused', message: passkeyMessages.expired },
            ko: '서버가 패스키 로그인을 거절한다',
            en: 'the server rejects the login with a passkey',
            byHand: '패스키를 고른 뒤, 다른 기기에서 그 패스키를 곧바로 삭제한다',
          },
          {
            payload: { kind: 'locked', message: loginLockedMessage(1_800), secondsLeft: 1_800 },
            ko: '서버가 패스키 로그인을 제한한다',
            en: 'the server locks the id of the passkey',
            invented:
              'Time passes between the wrong passwords and this call, so a server names less than half an hour.',
            byHand: '비밀번호를 다섯 번 틀린 뒤 그 회원의 패스키를 고른다',
          },
        ],
      },
      error: {
        ko: '패스키 로그인 요청에 실패한다',
        en: 'the request of the login with a passkey fails',
        examples: [{ payload: offline }],
      },
    },
    countdown: {},
  },
  timers: {},
  screens: countedFlows.login.screens,
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
    'sign-in with a passkey starts only after the reservation system has accepted its id': (steps) => {
      const step = lastOf(steps);
      return (
        !enters(step, 'login.signingInByPasskey') ||
        (step.event.type === 'xstate.done.actor.checkReservationById' && step.event.output.kind === 'accepted')
      );
    },
    'credentials are in the context only while a check or a sign-in is pending': (steps) => {
      const { state } = lastOf(steps);
      const isByPassword = state.matches('checkingReservation') || state.matches('signingIn');
      return (state.context.credentials.password !== '') === isByPassword;
    },
    'an id and a ticket without a password are in the context only after the server has checked a passkey': (steps) => {
      const { state } = lastOf(steps);
      const isChecked = state.matches('checkingReservationById') || state.matches('signingInByPasskey');
      const { credentials: known, ticket } = state.context;
      return (ticket !== '') === isChecked && (isChecked ? known.password === '' && known.serviceId !== '' : true);
    },
    'a countdown runs if and only if the ID is locked': (steps) => {
      const { state } = lastOf(steps);
      return 'countdown' in state.children === state.matches('locked');
    },
    'only a response of the server logs a user in': (steps) => {
      const { event, state } = lastOf(steps);
      return (
        !state.matches('signedIn') ||
        ((event.type === 'xstate.done.actor.signIn' || event.type === 'xstate.done.actor.signInByPasskey') &&
          event.output.kind === 'signedIn')
      );
    },
    'a second click calls neither service again': (steps) =>
      !['form.submitted', 'passkey.chosen'].includes(lastOf(steps).event.type) ||
      steps.at(-2)?.state.matches('editing') === true,
  },
  expiries: {
    same: { 'editing.refused': 'editing.clean' },
    typed: () => null,
    kinds: {
      verification: unverified,
      session: forVisitors,
      code: {
        answers: [
          ...unreached('signIn', 'askPasskey', 'signInByPasskey'),
          ...failures('checkReservation', 'signIn', 'askPasskey', 'checkReservationById', 'signInByPasskey'),
        ],
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
