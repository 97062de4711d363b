import { isRenewal } from '#contract/http/token.ts';
import { sessionMachine } from '#machines/session.machine.ts';
import { failures, unverified } from '../lib/expiries.ts';
import { callsIn } from '../lib/outcomes.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { actionsIn, lastOf } from '#tools/flows/paths/history.ts';

/** The first token, renewed by a password check. */
export const renewed = 'first.renewed';

const offline = new TypeError('Failed to fetch');

const actionsOf = actionsIn(sessionMachine);

const isRenewalOf = (token: string | null | undefined, former: string | null | undefined): boolean =>
  Boolean(token && former && isRenewal(token, former));

const loggedOutReason = 'no member is logged in';

const leavingReason = 'the member is on the way out';

export const flow = defineFlow({
  machine: sessionMachine,
  about: {
    ko: '로그인 상태',
    en: 'Session',
    page: '/',
    precondition: '두 탭을 쓸 수 있는 브라우저',
    spec: '001 §4 States and transitions',
  },
  inputs: {
    ko: '로그인한 채로 시작한다',
    en: 'the user starts logged in',
    examples: [
      { payload: { token: null }, ko: '로그인하지 않고 시작한다', en: 'the user starts logged out' },
      { payload: { token: 'first' } },
    ],
  },
  events: {
    'token.issued': {
      ko: '로그인 토큰을 받는다',
      en: 'the server issues a token',
      examples: [
        { payload: { token: 'first' }, ko: '로그인한다', en: 'the user logs in' },
        { payload: { token: renewed }, ko: '서버가 토큰을 갱신한다', en: 'the server renews the token' },
        { payload: { token: 'second' }, ko: '다른 회원으로 로그인한다', en: 'the user logs in as another member' },
      ],
    },
    'token.rejected': {
      ko: '로그인 토큰이 거절된다',
      en: 'the server rejects the token',
      examples: [
        { payload: { token: 'first' }, ko: '서버가 로그인 토큰을 거절한다', en: 'the server rejects the token' },
        {
          payload: { token: 'second' },
          ko: '서버가 다른 회원의 토큰을 거절한다',
          en: 'the server rejects the token of the other member',
        },
      ],
    },
    'token.changedElsewhere': {
      ko: '다른 탭에서 로그인 상태가 바뀐다',
      en: 'another tab changes the login',
      examples: [
        {
          payload: { token: null, isGuestPage: false },
          ko: '다른 탭에서 로그아웃한다',
          en: 'the user logs out in another tab',
        },
        {
          payload: { token: 'first', isGuestPage: false },
          ko: '다른 탭에서 로그인한다',
          en: 'the user logs in in another tab',
        },
        {
          payload: { token: 'first', isGuestPage: true },
          ko: '가입하던 중에 다른 탭에서 로그인한다',
          en: 'the user logs in in another tab during a sign-up',
        },
        {
          payload: { token: renewed, isGuestPage: false },
          ko: '다른 탭에서 토큰이 갱신된다',
          en: 'another tab renews the token',
        },
        {
          payload: { token: 'second', isGuestPage: false },
          ko: '다른 탭에서 다른 회원으로 로그인한다',
          en: 'the user logs in as another member in another tab',
        },
      ],
    },
    'member.withdrew': { ko: '회원이 탈퇴한다', en: 'the member withdraws' },
    'farewell.ended': { ko: '탈퇴 인사가 끝난다', en: 'the farewell ends' },
    'login.required': {
      ko: '로그인이 필요한 곳에 닿는다',
      en: 'the user opens what needs a login',
      examples: [{ payload: { path: '/mypage' } }],
    },
    'alert.dismissed': { ko: '알림을 닫는다', en: 'the user dismisses the alert' },
    'logout.requested': { ko: '로그아웃을 누른다', en: "the user presses 'log out'" },
    'logout.confirmed': { ko: '로그아웃을 확인한다', en: 'the user confirms the logout' },
    'logout.cancelled': { ko: '로그아웃을 취소한다', en: 'the user cancels the logout' },
  },
  actors: {
    endSession: {
      done: { ko: '서버가 로그아웃을 마친다', en: 'the server ends the session', examples: [{ payload: undefined }] },
      error: { ko: '서버가 로그아웃하지 못한다', en: 'ending the session fails', examples: [{ payload: offline }] },
    },
  },
  timers: { signOutTimeout: { ko: '로그아웃 대기 시간이 지난다', en: 'the server takes too long to log out' } },
  screens: {
    'anonymous.browsing': '로그인하지 않은 화면',
    'anonymous.alertingLoginRequired': '로그인이 필요하다는 알림',
    'authenticated.browsing': '로그인한 화면',
    'authenticated.alertingArrival': '다른 탭에서 로그인했다는 알림',
    'authenticated.confirmingLogout': '로그아웃 확인 창',
    'authenticated.loggingOut': '로그아웃 중',
    farewell: '탈퇴 인사',
    loggedOut: '로그아웃한 화면',
  },
  contextKey: ({ token }) => token,
  excludedInBrowser: {
    'session · token.issued #1 [isRenewed] → (stays)':
      'A token is renewed by the password check of the profile, which these pages do not have; tests/e2e/renewed-token.test.ts covers it.',
  },
  properties: {
    'a page of visitors is closed by a login in another tab with an alert, and nothing else has this alert': (
      steps,
    ) => {
      const { event, state } = lastOf(steps);
      return (
        event.type !== 'token.changedElsewhere' ||
        state.matches({ authenticated: 'alertingArrival' }) ===
          (event.isGuestPage && steps.at(-2)?.state.context.token !== event.token) ||
        isRenewalOf(event.token, steps.at(-2)?.state.context.token)
      );
    },
    'a rejected token is used again only if it is issued again': (steps) => {
      const { token } = lastOf(steps).state.context;
      const concernsToken = ({ event }: (typeof steps)[number], ...types: string[]) =>
        types.includes(event.type) && event.token === token;
      const rejected = steps.findLastIndex((step) => concernsToken(step, 'token.rejected'));
      return (
        token === null ||
        rejected <= steps.findLastIndex((step) => concernsToken(step, 'token.issued', 'token.changedElsewhere'))
      );
    },
    'the context has a token in the authenticated states and in no others': (steps) => {
      const { state } = lastOf(steps);
      return (state.context.token !== null) === state.matches('authenticated');
    },
    'no end of a session is shown while there is a session': (steps) => {
      const { token, ending } = lastOf(steps).state.context;
      return token === null || ending === null;
    },
    'the context has the newest token': (steps) => {
      const { event, state } = lastOf(steps);
      return (
        !(event.type === 'token.issued' || event.type === 'token.changedElsewhere') ||
        state.context.token === event.token
      );
    },
    'a renewed token changes nothing but the token': (steps) => {
      const [former, step] = [steps.at(-2) ?? lastOf(steps), lastOf(steps)];
      const isOtherSession = !isRenewalOf(step.state.context.token, former.state.context.token);
      return (
        isOtherSession ||
        (step.state.matches(former.state.value) &&
          !actionsOf(step).includes('announceMember') &&
          actionsOf(step).includes('storeToken') === (step.event.type === 'token.issued'))
      );
    },
    'whenever the session changes, cached data of the former member is cleared': (steps) => {
      const step = lastOf(steps);
      const [former, token] = [steps.at(-2) ?? step, step].map(({ state }) => state.context.token);
      const isChanged = former !== token && !isRenewalOf(token, former);
      const isAnnounced =
        actionsOf(step).includes('announceMember') || step.state.matches('loggedOut') || step.state.matches('farewell');
      return !isChanged || isAnnounced;
    },
    'a confirmed logout ends without a token, whatever the server responds': (steps) => {
      const { event, state } = lastOf(steps);
      return (
        !/endSession|signOutTimeout/.test(event.type) || (state.matches('loggedOut') && state.context.token === null)
      );
    },
  },
  expiries: {
    typed: () => null,
    kinds: {
      verification: unverified,
      session: {
        answers: [
          { type: 'token.rejected', token: 'first' },
          { type: 'token.rejected', token: 'second' },
        ],
        renewal: ['token.issued', 'token.changedElsewhere'],
        back: ['login.required', 'alert.dismissed', 'token.issued'],
        notApplicable: {
          'anonymous.browsing': loggedOutReason,
          'anonymous.alertingLoginRequired': loggedOutReason,
          farewell: leavingReason,
          loggedOut: leavingReason,
        },
      },
      code: {
        answers: failures('endSession'),
        renewal: ['token.issued', 'token.changedElsewhere'],
        back: [],
        notApplicable: {
          'anonymous.browsing': loggedOutReason,
          'anonymous.alertingLoginRequired': loggedOutReason,
          'authenticated.browsing': 'a logout ends in this browser, whatever the server answers',
          'authenticated.alertingArrival': 'a logout ends in this browser, whatever the server answers',
          'authenticated.confirmingLogout': 'a logout ends in this browser, whatever the server answers',
          farewell: leavingReason,
          loggedOut: leavingReason,
        },
      },
    },
  },
  forms: 'none of its guards validates what is typed',
  calls: callsIn(() => import('./calls.ts')),
});
