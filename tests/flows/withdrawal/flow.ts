import { countedFlows } from '#contract/staff/counted-flows.ts';
import type { AnyEventObject } from 'xstate';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { leave, withdrawalRequest } from '#contract/account/withdrawal.ts';
import { withdrawalMachine } from '#machines/withdrawal.machine.ts';
import { createDrafts } from '#src/shared/draft/drafts.ts';
import { member01 } from '#tests/fixtures/member.ts';
import { failures, unreached, unverified } from '../lib/expiries.ts';
import { callsIn } from '../lib/outcomes.ts';
import { samplesOf } from '#tools/flows/criteria/form-samples.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { actionsIn, lastOf, latest } from '#tools/flows/paths/history.ts';

const offline = new TypeError('Failed to fetch');

const password = 'Golf2026!a';

const actionsOf = actionsIn(withdrawalMachine);

const isRefused = ({ errors }: { errors: object }) => Object.keys(errors).length > 0;

const tooLong = 'A password that is too long is wrong: the server rejects it, and counts the attempt.';

export const flow = defineFlow({
  machine: withdrawalMachine,
  about: {
    ko: '회원 탈퇴',
    en: 'Withdrawal',
    page: '/delete-account',
    precondition: '회원으로 로그인한 상태',
    spec: '001 §2 Withdrawal',
  },
  inputs: [{ draft: null }],
  events: {
    'reason.changed': {
      ko: '탈퇴 사유를 적는다',
      en: 'the user gives a reason',
      examples: [
        {
          payload: { changed: { reason: '기타' } },
          ko: "탈퇴 사유로 '기타'를 고른다",
          en: "the user chooses 'other' as the reason",
        },
        {
          payload: { changed: { text: '이사를 갑니다' } },
          ko: '탈퇴 사유를 글로 적는다',
          en: 'the user writes a reason',
        },
      ],
    },
    'password.changed': { ko: '비밀번호를 고친다', en: 'the user edits the password' },
    'withdrawal.submitted': {
      ko: '탈퇴를 신청한다',
      en: 'the user submits the withdrawal',
      examples: [
        { payload: { password } },
        {
          payload: { password: '' },
          ko: '비밀번호 없이 탈퇴를 신청한다',
          en: 'the user submits the withdrawal without a password',
        },
      ],
    },
    'alert.dismissed': { ko: '알림을 닫는다', en: 'the user dismisses the alert' },
  },
  actors: {
    leave: {
      done: {
        ko: '탈퇴 결과가 온다',
        en: 'the server answers the withdrawal',
        examples: [
          { payload: { kind: 'left' }, ko: '서버가 탈퇴를 받아들인다', en: 'the server accepts the withdrawal' },
          {
            payload: { kind: 'refused', message: myPageMessages.wrongPassword },
            ko: '서버가 비밀번호를 거절한다',
            en: 'the server rejects the password',
            byHand: '비밀번호를 틀리게 적는다',
          },
        ],
      },
      error: { ko: '탈퇴 요청에 실패한다', en: 'the withdrawal request fails', examples: [{ payload: offline }] },
    },
  },
  timers: {},
  screens: countedFlows.withdrawal.screens,
  contextKey: ({ entered, errors }) => [entered, Object.keys(errors)],
  /**
   * A change of the password is sent only while a form is rejected; so on screen it is corrected first and then
   * submitted. A reason is sent once, and its text only if it can be typed.
   */
  onScreen: (onMachine) => ({
    ...onMachine,
    isEventPossible: ({ context }, event) => {
      if (event.type === 'password.changed') return isRefused(context);
      if (event.type === 'withdrawal.submitted') return !isRefused(context);
      if (event.type !== 'reason.changed') return true;
      return 'reason' in event.changed
        ? context.entered.reason === null
        : context.entered.reason !== null && context.entered.text === '';
    },
  }),
  excludedInBrowser: {},
  properties: {
    'the token is cleared if and only if the server accepted the withdrawal': (steps) => {
      const step = lastOf(steps);
      return (
        actionsOf(step).includes('clearToken') ===
        (step.event.type === 'xstate.done.actor.leave' && step.event.output.kind === 'left')
      );
    },
    'the password is in the context only while it is being sent': (steps) => {
      const { state } = lastOf(steps);
      return (state.context.password !== '') === state.matches('leaving');
    },
    'the context has the latest reason': (steps) => {
      const expected = Object.assign({ reason: null, text: '' }, ...steps.map(({ event }) => event.changed ?? {}));
      return JSON.stringify(lastOf(steps).state.context.entered) === JSON.stringify(expected);
    },
    'the reason is stored as a draft, without the password': (steps) => {
      const step = lastOf(steps);
      return actionsOf(step).includes('saveDraft') === (step.event.type === 'reason.changed');
    },
    'the withdrawal is alerted only after the server accepted it': (steps) => {
      const response = latest(steps, 'xstate.done.actor.leave');
      return !lastOf(steps).state.matches('alertingLeft') || response?.event.output.kind === 'left';
    },
    'a withdrawal is accepted only from the form': (steps) =>
      lastOf(steps).event.type !== 'withdrawal.submitted' || steps.at(-2)?.state.matches('entering') === true,
  },
  expiries: {
    typed: ({ entered }) => entered,
    kinds: {
      verification: unverified,
      session: {
        restart: (steps) => {
          const { withdrawal } = createDrafts();
          for (const step of steps) {
            if (actionsOf(step).includes('saveDraft')) withdrawal.save(member01.serviceId, step.state.context.entered);
            if (actionsOf(step).includes('clearToken')) withdrawal.discard();
          }
          return { input: { draft: withdrawal.get(member01.serviceId) } };
        },
        back: [],
        notApplicable: { alertingLeft: 'it ends with the account' },
      },
      code: {
        answers: [...unreached('leave'), ...failures('leave')],
        back: ['alert.dismissed'],
        notApplicable: { alertingLeft: 'it is done' },
      },
    },
  },
  forms: () => {
    const isLeaving = (event: AnyEventObject, entered: Parameters<typeof withdrawalRequest>[0]) =>
      leave.body.safeParse(withdrawalRequest({ ...entered, password: event.password ?? '' })).success;
    const reason = { reason: '기타', text: '이사를 갑니다', password: '' } as const;
    return [
      {
        events: samplesOf({ type: 'withdrawal.submitted' as const, password: 'Golf2026!a' }, ['password'], (event) =>
          isLeaving(event, reason),
        ),
        yes: ['withdrawal.entering · withdrawal.submitted #1 [isComplete] → withdrawal.leaving'],
        no: ['withdrawal.entering · withdrawal.submitted #2 → (stays)'],
        isAccepted: (event, { context }) => isLeaving(event, { ...context.entered, password: '' }),
        excluded: { '129 characters': tooLong },
      },
    ];
  },
  calls: callsIn(() => import('./calls.ts')),
});
