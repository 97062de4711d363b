import type { AnyEventObject } from 'xstate';
import { messages } from '#contract/shared/messages.ts';
import { acceptanceErrors } from '#contract/staff/acceptance.ts';
import { staffMessages } from '#contract/staff/staff-messages.ts';
import { staffInvitationMachine } from '#machines/staff-invitation.machine.ts';
import { clerk, invitation, openedInvitation } from '#tests/fixtures/staff.ts';
import { samplesOf } from '#tools/flows/criteria/form-samples.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { lastOf } from '#tools/flows/paths/history.ts';
import { done, failures, forVisitors, unreached, unverified } from '../lib/expiries.ts';
import { overloaded, unanswered } from '../lib/invented.ts';
import { callsIn } from '../lib/outcomes.ts';

const password = 'wooden tea tray 41';
const acceptance = { password, repeated: password, code: '123456' };
const unreachable = { kind: 'unreached', message: messages.offline } as const;
const offline = new TypeError('Failed to fetch');
const invalid = { kind: 'invalid', message: staffMessages.invitationInvalid } as const;

export const flow = defineFlow({
  machine: staffInvitationMachine,
  about: {
    ko: '업무 화면 초대',
    en: 'Invitation to the back office',
    page: '/admin/invitation',
    precondition: '관리자에게 초대 주소를 받은 상태',
    spec: 'decision 0101',
  },
  inputs: [{ invitation }, { invitation: '' }],
  events: {
    'retry.requested': { ko: '초대를 다시 연다', en: 'the invited person opens it again' },
    'form.submitted': {
      ko: '초대를 수락하는 폼을 제출한다',
      en: 'the invited person submits the form',
      examples: [
        { payload: { acceptance } },
        {
          payload: { acceptance: { password: '', repeated: '', code: '' } },
          ko: '초대를 수락하는 폼을 빈 채로 제출한다',
          en: 'the invited person submits the empty form',
        },
        {
          payload: { acceptance: { ...acceptance, repeated: 'another' } },
          ko: '서로 다른 비밀번호로 초대를 수락하는 폼을 제출한다',
          en: 'the invited person submits two different passwords',
        },
        {
          payload: { acceptance: { ...acceptance, code: '12345' } },
          ko: '다섯 자리 인증번호로 초대를 수락하는 폼을 제출한다',
          en: 'the invited person submits a code of five digits',
        },
      ],
    },
    'field.changed': {
      ko: '초대를 수락하는 폼의 입력란을 고친다',
      en: 'the invited person edits a field',
      examples: [
        { payload: { field: 'password' }, ko: '정할 비밀번호를 고친다', en: 'the invited person edits the password' },
        {
          payload: { field: 'repeated' },
          ko: '비밀번호 확인을 고친다',
          en: 'the invited person edits the repeated password',
        },
        { payload: { field: 'code' }, ko: '등록할 인증번호를 고친다', en: 'the invited person edits the code' },
      ],
    },
    'alert.dismissed': { ko: '알림을 닫는다', en: 'the invited person dismisses the alert' },
  },
  actors: {
    openInvitation: {
      done: {
        ko: '초대가 온다',
        en: 'the server answers the opening',
        examples: [
          {
            payload: { kind: 'opened', opened: openedInvitation },
            ko: '서버가 초대를 연다',
            en: 'the server opens the invitation',
          },
          {
            payload: invalid,
            ko: '서버가 쓸 수 없는 초대라고 답한다',
            en: 'the server knows no such invitation',
            byHand: '이미 수락한 초대의 주소를 연다',
          },
          {
            payload: { kind: 'refused', message: messages.offline },
            ko: '서버가 초대를 열지 못한다',
            en: 'the server cannot open the invitation',
            invented: overloaded,
          },
        ],
      },
      error: {
        ko: '초대를 여는 요청에 실패한다',
        en: 'the request of the invitation fails',
        examples: [{ payload: offline }],
      },
    },
    acceptInvitation: {
      done: {
        ko: '초대 수락의 결과가 온다',
        en: 'the server answers the acceptance',
        examples: [
          {
            payload: { kind: 'accepted', staff: clerk },
            ko: '서버가 초대 수락을 받아들인다',
            en: 'the server takes the acceptance',
          },
          {
            payload: invalid,
            ko: '서버가 그사이 쓸 수 없게 된 초대라고 답한다',
            en: 'the invitation is no longer valid',
            byHand: '폼을 제출하기 전에 관리자가 그 구성원을 다시 초대한다',
          },
          {
            payload: { kind: 'refused', message: staffMessages.wrongCode },
            ko: '서버가 인증번호를 거절한다',
            en: 'the server rejects the code',
            byHand: '인증번호를 틀리게 적는다',
          },
          {
            payload: unreachable,
            ko: '초대 수락 요청이 서버에 닿지 않는다',
            en: 'the acceptance does not reach the server',
            byHand: '네트워크를 끊는다',
            invented: unanswered,
          },
        ],
      },
      error: {
        ko: '초대 수락 요청에 실패한다',
        en: 'the request of the acceptance fails',
        examples: [{ payload: offline }],
      },
    },
  },
  timers: {},
  screens: {
    opening: '여는 중인 초대',
    unopened: '열지 못한 초대',
    'registering.clean': '초대를 수락하는 폼',
    'registering.refused': '오류가 표시된 초대 수락 폼',
    accepting: '초대를 수락하는 중',
    alerting: '초대 수락 알림',
    invalid: '쓸 수 없는 초대',
    accepted: '초대를 수락하고 로그인한 화면',
  },
  contextKey: ({ errors, opened }) => [Object.keys(errors), opened !== null],
  /** Typing sends each change to the machine; so on screen a rejected form is corrected first and then submitted. */
  onScreen: (onMachine) => ({
    ...onMachine,
    isEventPossible: (state, event) => !(state.matches({ registering: 'refused' }) && event.type === 'form.submitted'),
  }),
  excludedInBrowser: {},
  properties: {
    'a password is in the context only while the acceptance is pending': (steps) => {
      const { state } = lastOf(steps);
      return (state.context.acceptance.password !== '') === state.matches('accepting');
    },
    'the secret and the code of the invitation are forgotten at the end': (steps) => {
      const { state } = lastOf(steps);
      const isOver = state.matches('invalid') || state.matches('accepted');
      return !isOver || (state.context.opened === null && state.context.invitation === '');
    },
    'the form is shown only for an opened invitation': (steps) => {
      const { state } = lastOf(steps);
      const hasForm = state.matches('registering') || state.matches('accepting') || state.matches('alerting');
      return (state.context.opened !== null) === hasForm;
    },
    'only a response of the server accepts an invitation': (steps) => {
      const { event, state } = lastOf(steps);
      const isAnswer = event.type === 'xstate.done.actor.acceptInvitation' && event.output.kind === 'accepted';
      return state.matches('accepted') === (steps.length > 1 && isAnswer);
    },
  },
  expiries: {
    same: { 'registering.refused': 'registering.clean' },
    typed: () => null,
    kinds: {
      verification: unverified,
      session: forVisitors,
      code: {
        answers: [
          ...unreached('openInvitation'),
          done('acceptInvitation', unreachable),
          ...failures('openInvitation', 'acceptInvitation'),
        ],
        back: ['alert.dismissed'],
        notApplicable: { invalid: 'nothing can be done any more' },
      },
    },
  },
  forms: () => {
    const isAccepted = (event: AnyEventObject) => Object.keys(acceptanceErrors(event.acceptance)).length === 0;
    return [
      {
        events: samplesOf(
          { type: 'form.submitted' as const, acceptance },
          ['acceptance.password', 'acceptance.repeated', 'acceptance.code'],
          isAccepted,
        ),
        yes: ['staffInvitation.registering · form.submitted #1 [isComplete] → staffInvitation.accepting'],
        no: ['staffInvitation.registering · form.submitted #2 → staffInvitation.registering.refused'],
        isAccepted,
      },
    ];
  },
  calls: callsIn(() => import('./calls.ts')),
});
