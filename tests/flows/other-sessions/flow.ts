import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { messages } from '#contract/shared/messages.ts';
import { otherSessionsMachine } from '#machines/other-sessions.machine.ts';
import { onlyThis, sessions } from '#tests/fixtures/sessions.ts';
import { overloaded } from '../lib/invented.ts';
import { done, doneBy, failures, unreached } from '../lib/expiries.ts';
import { callsIn } from '../lib/outcomes.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { actionsIn, lastOf } from '#tools/flows/paths/history.ts';

const offline = new TypeError('Failed to fetch');
const [current, phone] = sessions;
if (!current || !phone) throw new Error('The sessions are this one and others');

const actionsOf = actionsIn(otherSessionsMachine);

const unconfirmed = { kind: 'unconfirmed', message: myPageMessages.passwordCheckRequired } as const;

export const flow = defineFlow({
  machine: otherSessionsMachine,
  about: {
    ko: '접속 기기 관리',
    en: 'Other sessions',
    page: '/mypage/editing',
    precondition: '비밀번호를 확인한 회원',
    spec: '001 §2 Profile edit',
  },
  inputs: [undefined],
  events: {
    'list.retried': { ko: '목록을 다시 불러온다', en: 'the user reloads the list' },
    'ending.requested': {
      ko: '한 기기의 로그아웃을 누른다',
      en: 'the user asks to end one session',
      examples: [
        {
          payload: { session: phone },
          ko: '다른 한 기기의 로그아웃을 누른다',
          en: 'the user asks to end another session',
        },
        { payload: { session: current }, ko: '이 기기의 로그아웃을 누른다', en: 'the user asks to end this session' },
      ],
    },
    'endingAll.requested': { ko: '다른 기기 모두 로그아웃을 누른다', en: 'the user asks to end all other sessions' },
    'ending.confirmed': { ko: '로그아웃을 확인한다', en: 'the user confirms' },
    'ending.cancelled': { ko: '로그아웃을 취소한다', en: 'the user cancels' },
    'alert.dismissed': { ko: '알림을 닫는다', en: 'the user dismisses the alert' },
  },
  actors: {
    loadSessions: {
      done: {
        ko: '접속 기기 목록이 온다',
        en: 'the server returns the sessions',
        examples: [
          {
            payload: sessions,
            ko: '다른 기기가 있는 접속 기기 목록이 온다',
            en: 'the server returns this session and others',
          },
          { payload: onlyThis, ko: '이 기기만 있는 접속 기기 목록이 온다', en: 'the server returns this session only' },
        ],
      },
      error: { ko: '접속 기기 목록을 받지 못한다', en: 'loading the sessions fails', examples: [{ payload: offline }] },
    },
    endSessions: {
      done: {
        ko: '로그아웃 결과가 온다',
        en: 'the server answers',
        examples: [
          { payload: { kind: 'ended' }, ko: '서버가 그 기기를 로그아웃한다', en: 'the server ends what was asked' },
          {
            payload: { kind: 'unconfirmed', message: myPageMessages.passwordCheckRequired },
            ko: '서버가 비밀번호 확인을 요구한다',
            en: 'the server demands a password check',
          },
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
    loading: '불러오는 중인 기기 목록',
    failed: '불러오지 못한 기기 목록',
    listed: '접속 기기 목록',
    confirming: '로그아웃 확인 창',
    ending: '기기 로그아웃 중',
    alerting: '기기 로그아웃 알림',
  },
  contextKey: ({ sessions: listed, chosen }) => [listed.length, chosen === null],
  excludedInBrowser: {},
  properties: {
    'only listed sessions are ended, and only after a confirmation': (steps) => {
      const { event, state } = lastOf(steps);
      if (!state.matches('ending')) return true;
      const { sessions: listed, chosen } = state.context;
      const isListed = listed.some(({ id, isCurrent }) => !isCurrent && (chosen === null || chosen.id === id));
      return event.type === 'ending.confirmed' && steps.at(-2)?.state.value === 'confirming' && isListed;
    },
    'the current session is never ended': (steps) => lastOf(steps).state.context.chosen?.isCurrent !== true,
    'a session leaves the list if and only if the server has ended it': (steps) => {
      const { event, state } = lastOf(steps);
      const before = steps.at(-2)?.state.context.sessions ?? [];
      if (event.type === 'xstate.done.actor.loadSessions') return state.context.sessions === event.output;
      const isEnded = event.type === 'xstate.done.actor.endSessions' && event.output.kind === 'ended';
      const { chosen } = state.context;
      const expected = isEnded
        ? before.filter(({ id, isCurrent }) => isCurrent || (chosen !== null && chosen.id !== id))
        : before;
      return JSON.stringify(state.context.sessions) === JSON.stringify(expected);
    },
    'an expired password check emits an event, and nothing else does': (steps) => {
      const step = lastOf(steps);
      return (
        actionsOf(step).includes('notifyLapse') ===
        (step.event.type === 'xstate.done.actor.endSessions' && step.event.output.kind === 'unconfirmed')
      );
    },
  },
  expiries: {
    typed: () => null,
    kinds: {
      verification: { answers: [done('endSessions', unconfirmed)], back: [], notApplicable: {} },
      session: {
        restart: () => ({ input: undefined }),
        back: [doneBy('loadSessions'), 'xstate.error.actor.loadSessions'],
        notApplicable: {},
      },
      code: {
        answers: [...unreached('endSessions'), ...failures('loadSessions', 'endSessions')],
        back: ['alert.dismissed', 'list.retried', doneBy('loadSessions')],
        notApplicable: {},
      },
    },
  },
  forms: 'none of its guards validates what is typed',
  calls: callsIn(() => import('./calls.ts')),
});
