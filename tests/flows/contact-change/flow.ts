import type { AnyEventObject } from 'xstate';
import { confirmEmail } from '#contract/account/contact-change.ts';
import { contactChangeMessages } from '#contract/account/contact-change-messages.ts';
import { messages } from '#contract/shared/messages.ts';
import { contactChangeMachine } from '#machines/contact-change.machine.ts';
import { emailChange, mobileChange } from '#tests/fixtures/contact-changes.ts';
import { verifiedPerson } from '#tests/fixtures/identity.ts';
import { samplesOf } from '#tools/flows/criteria/form-samples.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { lastOf, latest } from '#tools/flows/paths/history.ts';
import { done, doneBy, failures, unreached } from '../lib/expiries.ts';
import { overloaded } from '../lib/invented.ts';
import { callsIn } from '../lib/outcomes.ts';

const offline = new TypeError('Failed to fetch');
const code = '123456';
const bothChanges = [emailChange, mobileChange];

export const flow = defineFlow({
  machine: contactChangeMachine,
  about: {
    ko: '이메일·휴대폰번호 변경 확인',
    en: 'Contact changes',
    page: '/mypage',
    precondition: '이메일이나 휴대폰번호를 바꾼 회원',
    spec: '001 §2 Profile edit',
  },
  inputs: {
    ko: '인증 화면에서 돌아와 시작한다',
    en: 'the user comes back from the provider',
    examples: [
      { payload: { resumed: null }, ko: '마이페이지를 연다', en: 'the user opens the members page' },
      { payload: { resumed: { redemption: null } } },
    ],
  },
  events: {
    'list.retried': { ko: '변경을 다시 불러온다', en: 'the user reloads the changes' },
    'code.submitted': {
      ko: '인증번호를 제출한다',
      en: 'the user submits the code',
      examples: [
        { payload: { code } },
        { payload: { code: '12' }, ko: '두 자리 인증번호를 제출한다', en: 'the user submits a code of two digits' },
      ],
    },
    'code.changed': { ko: '인증번호를 고친다', en: 'the user edits the code' },
    'code.requested': { ko: '인증번호 다시 받기를 누른다', en: 'the user asks for another code' },
    'verification.requested': { ko: '새 번호로 본인확인을 누른다', en: 'the user starts the verification' },
    'verification.left': { ko: '본인확인을 그만둔다', en: 'the user leaves the verification' },
    'cancel.requested': {
      ko: '변경 취소를 누른다',
      en: 'the user asks to cancel a change',
      examples: [
        { payload: { kind: 'EMAIL' }, ko: '이메일 변경 취소를 누른다', en: 'the user asks to cancel the new email' },
        {
          payload: { kind: 'MOBILE' },
          ko: '휴대폰번호 변경 취소를 누른다',
          en: 'the user asks to cancel the new number',
        },
      ],
    },
    'cancel.confirmed': { ko: '변경 취소를 확인한다', en: 'the user confirms' },
    'cancel.dismissed': { ko: '변경 취소를 그만둔다', en: 'the user keeps the change' },
    'alert.dismissed': { ko: '알림을 닫는다', en: 'the user dismisses the alert' },
  },
  actors: {
    loadChanges: {
      done: {
        ko: '확인할 변경이 온다',
        en: 'the server returns the changes',
        examples: [
          { payload: bothChanges, ko: '확인할 변경 두 건이 온다', en: 'the server returns both changes' },
          { payload: [emailChange], ko: '확인할 이메일 변경이 온다', en: 'the server returns a new email' },
          { payload: [], ko: '확인할 변경이 없다는 답이 온다', en: 'the server returns no change' },
        ],
      },
      error: { ko: '확인할 변경을 받지 못한다', en: 'loading the changes fails', examples: [{ payload: offline }] },
    },
    confirmEmail: {
      done: {
        ko: '인증번호 확인 결과가 온다',
        en: 'the server checks the code',
        examples: [
          { payload: { kind: 'changed' }, ko: '서버가 이메일을 변경한다', en: 'the server changes the email' },
          {
            payload: { kind: 'refused', message: contactChangeMessages.wrongCode },
            ko: '서버가 인증번호를 거절한다',
            en: 'the server rejects the code',
          },
        ],
      },
      error: { ko: '인증번호를 확인하지 못한다', en: 'checking the code fails', examples: [{ payload: offline }] },
    },
    sendCode: {
      done: {
        ko: '인증번호 요청의 답이 온다',
        en: 'the server answers the request for a code',
        examples: [
          {
            payload: { kind: 'sent' },
            ko: '서버가 인증번호를 다시 보낸다',
            en: 'the server sends another code',
            invented: 'The server sends another code only a minute after the one before.',
          },
          {
            payload: { kind: 'refused', message: contactChangeMessages.codeTooSoon },
            ko: '서버가 아직 보낼 수 없다고 답한다',
            en: 'the server sends none yet',
          },
        ],
      },
      error: { ko: '인증번호를 요청하지 못한다', en: 'requesting a code fails', examples: [{ payload: offline }] },
    },
    verification: {
      done: {
        ko: '본인확인이 끝난다',
        en: 'the provider verifies the user',
        examples: [{ payload: { identity: verifiedPerson } }],
      },
    },
    confirmMobile: {
      done: {
        ko: '휴대폰번호 확인 결과가 온다',
        en: 'the server checks the number',
        examples: [
          { payload: { kind: 'changed' }, ko: '서버가 휴대폰번호를 변경한다', en: 'the server changes the number' },
          {
            payload: { kind: 'refused', message: contactChangeMessages.otherNumber },
            ko: '서버가 다른 번호라고 답한다',
            en: 'the server rejects another number',
          },
        ],
      },
      error: { ko: '휴대폰번호를 확인하지 못한다', en: 'checking the number fails', examples: [{ payload: offline }] },
    },
    cancelChange: {
      done: {
        ko: '변경 취소 결과가 온다',
        en: 'the server answers',
        examples: [
          { payload: { kind: 'cancelled' }, ko: '서버가 변경을 취소한다', en: 'the server cancels the change' },
          {
            payload: { kind: 'refused', message: messages.offline },
            ko: '서버가 취소를 거절한다',
            en: 'the server rejects the request',
            invented: overloaded,
          },
        ],
      },
      error: { ko: '변경을 취소하지 못한다', en: 'cancelling fails', examples: [{ payload: offline }] },
    },
  },
  timers: {},
  screens: {
    loading: '불러오는 중인 변경',
    failed: '불러오지 못한 변경',
    listed: '확인할 변경',
    confirmingEmail: '인증번호 확인 중',
    sendingCode: '인증번호 요청 중',
    verifying: '새 번호의 본인확인',
    confirmingMobile: '휴대폰번호 확인 중',
    questioning: '변경 취소 확인 창',
    cancelling: '변경 취소 중',
    alerting: '변경 확인 알림',
  },
  contextKey: ({ changes, codeError, chosen, isResumed, isDone }) => [
    changes.map(({ kind }) => kind).join(),
    isDone,
    codeError !== null,
    chosen,
    isResumed,
  ],
  /** Controls are there only for a change that is pending; a code is corrected first and then submitted. */
  onScreen: (onMachine) => ({
    ...onMachine,
    isEventPossible: ({ context: { changes, codeError } }, event) => {
      const has = (kind: string) => changes.some((change) => change.kind === kind);
      if (event.type === 'code.changed') return codeError !== null;
      if (event.type === 'code.submitted') return has('EMAIL') && codeError === null;
      if (event.type === 'code.requested') return has('EMAIL');
      if (event.type === 'verification.requested') return has('MOBILE');
      return event.type !== 'cancel.requested' || has(event['kind']);
    },
  }),
  excludedInBrowser: {},
  properties: {
    'a change leaves the list if and only if the server has changed or cancelled it': (steps) => {
      const { event, state } = lastOf(steps);
      const before = steps.at(-2)?.state.context;
      if (event.type === 'xstate.done.actor.loadChanges') return state.context.changes === event.output;
      const isEnded =
        (event.type === 'xstate.done.actor.confirmEmail' && event.output.kind === 'changed') ||
        (event.type === 'xstate.done.actor.confirmMobile' && event.output.kind === 'changed') ||
        (event.type === 'xstate.done.actor.cancelChange' && event.output.kind === 'cancelled');
      const expected = (before?.changes ?? []).filter(({ kind }) => !isEnded || kind !== before?.chosen);
      return JSON.stringify(state.context.changes) === JSON.stringify(expected);
    },
    'nothing is cancelled without a confirmation': (steps) => {
      const { event, state } = lastOf(steps);
      return (
        !state.matches('cancelling') ||
        (event.type === 'cancel.confirmed' && steps.at(-2)?.state.matches('questioning') === true)
      );
    },
    'a code is in the context only while it is checked': (steps) => {
      const { state } = lastOf(steps);
      return (state.context.code !== '') === state.matches('confirmingEmail');
    },
    'an identity is in the context only while the number is checked, and is the one just verified': (steps) => {
      const { state } = lastOf(steps);
      if (!state.matches('confirmingMobile')) return state.context.identity === null;
      return latest(steps, 'xstate.done.actor.verification')?.event.output.identity === state.context.identity;
    },
  },
  expiries: {
    typed: () => null,
    kinds: {
      verification: {
        answers: [
          done('confirmMobile', { kind: 'refused', message: contactChangeMessages.nothingPending }),
          done('confirmEmail', { kind: 'refused', message: contactChangeMessages.codeExpired }),
        ],
        back: ['alert.dismissed', 'verification.requested'],
        notApplicable: {},
      },
      session: {
        restart: () => ({ input: { resumed: null } }),
        back: [doneBy('loadChanges'), 'xstate.error.actor.loadChanges', 'verification.requested'],
        notApplicable: {},
      },
      code: {
        answers: [
          ...unreached('confirmEmail', 'sendCode', 'confirmMobile', 'cancelChange'),
          ...failures('loadChanges', 'confirmEmail', 'sendCode', 'confirmMobile', 'cancelChange'),
        ],
        back: ['alert.dismissed', 'list.retried', doneBy('loadChanges'), 'verification.requested'],
        notApplicable: {},
      },
    },
  },
  forms: () => {
    const isAccepted = ({ code: typed }: AnyEventObject) => confirmEmail.body.safeParse({ code: typed }).success;
    return [
      {
        events: samplesOf({ type: 'code.submitted' as const, code }, ['code'], isAccepted),
        yes: ['contactChange.listed · code.submitted #1 [isAcceptable] → contactChange.confirmingEmail'],
        no: ['contactChange.listed · code.submitted #2 → (stays)'],
        isAccepted,
      },
    ];
  },
  calls: callsIn(() => import('./calls.ts')),
});
