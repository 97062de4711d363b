import type { AnyEventObject } from 'xstate';
import { passkeyMessages } from '#contract/account/passkey-messages.ts';
import { messages } from '#contract/shared/messages.ts';
import { loginLockedMessage } from '#contract/shared/refusal-messages.ts';
import { signInStaff } from '#contract/staff/staff.ts';
import { staffMessages } from '#contract/staff/staff-messages.ts';
import { staffSignInMachine } from '#machines/staff-sign-in.machine.ts';
import { clerk } from '#tests/fixtures/staff.ts';
import { samplesOf } from '#tools/flows/criteria/form-samples.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { lastOf } from '#tools/flows/paths/history.ts';
import { done, failures, forVisitors, unreached, unverified } from '../lib/expiries.ts';
import { unanswered } from '../lib/invented.ts';
import { callsIn } from '../lib/outcomes.ts';

const credentials = { loginId: clerk.loginId, password: 'wooden tea tray 41', code: '123 456' };
const unreachable = { kind: 'unreached', message: messages.offline } as const;
const offline = new TypeError('Failed to fetch');

export const flow = defineFlow({
  machine: staffSignInMachine,
  about: {
    ko: '업무 화면 로그인',
    en: 'Login of the back office',
    page: '/admin',
    precondition: '초대를 수락한 구성원이 로그인하지 않은 상태',
    spec: 'decision 0101',
  },
  inputs: [undefined],
  events: {
    'form.submitted': {
      ko: '업무 화면의 로그인 폼을 제출한다',
      en: 'the staff member submits the form',
      examples: [
        { payload: { credentials } },
        {
          payload: { credentials: { loginId: '', password: '', code: '' } },
          ko: '빈 업무 화면 로그인 폼을 제출한다',
          en: 'the staff member submits the empty form',
        },
        {
          payload: { credentials: { ...credentials, password: '' } },
          ko: '비밀번호 없이 업무 화면의 로그인 폼을 제출한다',
          en: 'the staff member submits the form without a password',
        },
        {
          payload: { credentials: { ...credentials, code: '12345' } },
          ko: '다섯 자리 인증번호로 업무 화면의 로그인 폼을 제출한다',
          en: 'the staff member submits the form with a code of five digits',
        },
      ],
    },
    'passkey.chosen': {
      ko: '업무 화면의 패스키로 로그인을 누른다',
      en: 'the staff member chooses to log in with a passkey',
    },
    'field.changed': {
      ko: '업무 화면 로그인의 입력란을 고친다',
      en: 'the staff member edits a field',
      examples: [
        { payload: { field: 'loginId' }, ko: '구성원의 아이디를 고친다', en: 'the staff member edits the id' },
        { payload: { field: 'password' }, ko: '구성원의 비밀번호를 고친다', en: 'the staff member edits the password' },
        { payload: { field: 'code' }, ko: '인증번호를 고친다', en: 'the staff member edits the code' },
      ],
    },
    'alert.dismissed': { ko: '알림을 닫는다', en: 'the staff member dismisses the alert' },
    'countdown.ticked': {
      ko: '남은 제한 시간이 줄어든다',
      en: 'the countdown ticks',
      examples: [{ payload: { secondsLeft: 1_799 } }],
    },
    'countdown.finished': { ko: '제한 시간이 끝난다', en: 'the countdown ends' },
  },
  actors: {
    signIn: {
      done: {
        ko: '업무 화면 로그인의 결과가 온다',
        en: 'the server answers the login',
        examples: [
          {
            payload: { kind: 'signedIn', staff: clerk },
            ko: '서버가 구성원의 로그인을 받아들인다',
            en: 'the server accepts the login',
          },
          {
            payload: { kind: 'refused', message: staffMessages.wrongCredentials },
            ko: '서버가 구성원의 로그인을 거절한다',
            en: 'the server rejects the login',
            byHand: '이미 사용한 인증번호를 적는다',
          },
          {
            payload: unreachable,
            ko: '업무 화면의 로그인 요청이 서버에 닿지 않는다',
            en: 'the login does not reach the server',
            byHand: '네트워크를 끊는다',
            invented: unanswered,
          },
          {
            payload: { kind: 'locked', message: loginLockedMessage(1_800), secondsLeft: 1_800 },
            ko: '서버가 구성원의 로그인을 제한한다',
            en: 'the server locks the id',
            byHand: '비밀번호를 틀리게 적어 다섯 번 로그인한다',
          },
        ],
      },
      error: {
        ko: '업무 화면 로그인 요청에 실패한다',
        en: 'the login request fails',
        examples: [{ payload: offline }],
      },
    },
    signInByPasskey: {
      done: {
        ko: '업무 화면 패스키 로그인의 결과가 온다',
        en: 'the login with a passkey ends',
        examples: [
          {
            payload: { kind: 'signedIn', staff: clerk },
            ko: '서버가 구성원의 패스키를 받아들인다',
            en: 'the server accepts the passkey of the staff member',
          },
          {
            payload: { kind: 'refused', message: passkeyMessages.refused },
            ko: '서버가 구성원의 패스키를 거절한다',
            en: 'the server rejects the passkey of the staff member',
            byHand: '다른 브라우저의 내 계정에서 삭제한 패스키로 로그인한다',
          },
          {
            payload: { kind: 'locked', message: loginLockedMessage(1_800), secondsLeft: 1_800 },
            ko: '서버가 구성원의 패스키 로그인을 제한한다',
            en: 'the server locks the id of the passkey',
            byHand:
              '다른 브라우저에서 비밀번호를 틀리게 적어 다섯 번 로그인한 다음, 로그인한 적이 없는 브라우저에서 패스키로 로그인한다',
          },
        ],
      },
      error: {
        ko: '업무 화면 패스키 로그인에 실패한다',
        en: 'the login with a passkey fails',
        examples: [{ payload: offline }],
      },
    },
    countdown: {},
  },
  timers: {},
  screens: {
    'editing.clean': '업무 화면의 로그인 폼',
    'editing.refused': '오류가 표시된 업무 화면의 로그인 폼',
    signingIn: '업무 화면에 로그인 중',
    signingInByPasskey: '업무 화면에 패스키로 로그인 중',
    alerting: '업무 화면의 로그인 알림',
    'locked.alerting': '업무 화면의 로그인 제한 알림',
    'locked.waiting': '남은 제한 시간이 보이는 업무 화면의 로그인 폼',
    signedIn: '로그인한 업무 화면',
  },
  contextKey: ({ errors }) => Object.keys(errors),
  callbackActors: { countdown: ['countdown.ticked', 'countdown.finished'] },
  /** Typing sends each change to the machine; so on screen a rejected form is corrected first and then submitted. */
  onScreen: (onMachine) => ({
    ...onMachine,
    isEventPossible: (state, event) => !(state.matches({ editing: 'refused' }) && event.type === 'form.submitted'),
  }),
  excludedInBrowser: {},
  properties: {
    'credentials are in the context only while a login is pending': (steps) => {
      const { state } = lastOf(steps);
      return (state.context.credentials.password !== '') === state.matches('signingIn');
    },
    'a countdown runs if and only if the id is locked': (steps) => {
      const { state } = lastOf(steps);
      return 'countdown' in state.children === state.matches('locked');
    },
    'only a response of the server logs a staff member in': (steps) => {
      const { event, state } = lastOf(steps);
      const isAnswer =
        (event.type === 'xstate.done.actor.signIn' || event.type === 'xstate.done.actor.signInByPasskey') &&
        event.output.kind === 'signedIn';
      return state.matches('signedIn') === (steps.length > 1 && isAnswer);
    },
    'a second click calls nothing again': (steps) =>
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
          done('signIn', unreachable),
          ...unreached('signInByPasskey'),
          ...failures('signIn', 'signInByPasskey'),
        ],
        back: ['alert.dismissed'],
        notApplicable: {},
      },
    },
  },
  forms: () => {
    const isAccepted = (event: AnyEventObject) => signInStaff.body.safeParse(event.credentials).success;
    return [
      {
        events: samplesOf(
          { type: 'form.submitted' as const, credentials },
          ['credentials.loginId', 'credentials.password', 'credentials.code'],
          isAccepted,
        ),
        yes: ['staffSignIn.editing · form.submitted #1 [isComplete] → staffSignIn.signingIn'],
        no: ['staffSignIn.editing · form.submitted #2 → staffSignIn.editing.refused'],
        isAccepted,
      },
    ];
  },
  calls: callsIn(() => import('./calls.ts')),
});
