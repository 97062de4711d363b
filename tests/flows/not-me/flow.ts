import { activityMessages } from '#contract/account/activity-messages.ts';
import { messages } from '#contract/shared/messages.ts';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { notMeMachine } from '#machines/not-me.machine.ts';
import { overloaded } from '../lib/invented.ts';
import { done, failures, unreached } from '../lib/expiries.ts';
import { callsIn } from '../lib/outcomes.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { actionsIn, lastOf } from '#tools/flows/paths/history.ts';

const offline = new TypeError('Failed to fetch');

const actionsOf = actionsIn(notMeMachine);

const unconfirmed = { kind: 'unconfirmed', message: myPageMessages.passwordCheckRequired } as const;

export const flow = defineFlow({
  machine: notMeMachine,
  about: {
    ko: '내가 하지 않은 활동',
    en: 'An activity that was not the member’s',
    page: '/mypage/editing',
    precondition: '비밀번호를 확인한 회원',
    spec: '001 §2 Profile edit',
  },
  inputs: [undefined],
  events: {
    'activity.disowned': { ko: '내가 하지 않았습니다를 누른다', en: 'the user disowns an activity' },
    'disowning.confirmed': { ko: '다른 기기의 로그아웃을 확인한다', en: 'the user confirms' },
    'disowning.cancelled': { ko: '다른 기기의 로그아웃을 취소한다', en: 'the user cancels' },
    'alert.dismissed': { ko: '알림을 닫는다', en: 'the user dismisses the alert' },
  },
  actors: {
    endOtherSessions: {
      done: {
        ko: '로그아웃 결과가 온다',
        en: 'the server answers',
        examples: [
          {
            payload: { kind: 'ended' },
            ko: '서버가 다른 기기를 모두 로그아웃한다',
            en: 'the server ends all other sessions',
          },
          { payload: unconfirmed, ko: '서버가 비밀번호 확인을 요구한다', en: 'the server demands a password check' },
          {
            payload: { kind: 'refused', message: messages.offline },
            ko: '서버가 로그아웃을 거절한다',
            en: 'the server rejects the request',
            invented: overloaded,
          },
        ],
      },
      error: { ko: '로그아웃 요청에 실패한다', en: 'ending the sessions fails', examples: [{ payload: offline }] },
    },
  },
  timers: {},
  screens: {
    idle: '본인이 아닌 활동을 묻는 물음',
    confirming: '다른 기기 로그아웃 확인 창',
    ending: '다른 기기 로그아웃 중',
    alertingEnded: '새 비밀번호로 이끄는 알림',
    alerting: '로그아웃하지 못한 알림',
  },
  contextKey: () => null,
  excludedInBrowser: {},
  properties: {
    'sessions are ended only after a confirmation': (steps) => {
      const { event, state } = lastOf(steps);
      if (!state.matches('ending')) return true;
      return event.type === 'disowning.confirmed' && steps.at(-2)?.state.value === 'confirming';
    },
    'the user is led to a new password if and only if the sessions were ended, or the check has expired': (steps) => {
      const step = lastOf(steps);
      const before = steps.at(-2)?.state;
      const isLedByAlert = step.event.type === 'alert.dismissed' && before?.value === 'alertingEnded';
      return actionsOf(step).includes('requestPassword') === (isLedByAlert || isLapse(step.event));
    },
    'the alert says that the sessions were ended if and only if they were': (steps) => {
      const { event, state } = lastOf(steps);
      if (!state.matches('alerting') && !state.matches('alertingEnded')) return true;
      const isEnded = event.type === 'xstate.done.actor.endOtherSessions' && event.output.kind === 'ended';
      return (state.context.alert === activityMessages.ended) === isEnded;
    },
    'an expired password check emits an event, and nothing else does': (steps) => {
      const step = lastOf(steps);
      return actionsOf(step).includes('notifyLapse') === isLapse(step.event);
    },
  },
  expiries: {
    typed: () => null,
    kinds: {
      verification: { answers: [done('endOtherSessions', unconfirmed)], back: [], notApplicable: {} },
      session: { restart: () => ({ input: undefined }), back: [], notApplicable: {} },
      code: {
        answers: [...unreached('endOtherSessions'), ...failures('endOtherSessions')],
        back: ['alert.dismissed'],
        notApplicable: {},
      },
    },
  },
  forms: 'none of its guards validates what is typed',
  calls: callsIn(() => import('./calls.ts')),
});

const isLapse = (event: { type: string; output?: { kind: string } }): boolean =>
  event.type === 'xstate.done.actor.endOtherSessions' && event.output?.kind === 'unconfirmed';
