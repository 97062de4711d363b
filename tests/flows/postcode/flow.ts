import { noExpiries } from '../lib/expiries.ts';
import { postcodeMachine } from '#machines/postcode.machine.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { actionsIn, lastOf } from '#tools/flows/paths/history.ts';

const actionsOf = actionsIn(postcodeMachine);

const failures = new Set(['search.failed', 'search.blocked', 'xstate.after.silence.postcode.open.loading']);

export const flow = defineFlow({
  machine: postcodeMachine,
  about: {
    ko: '우편번호 찾기',
    en: 'Postcode search',
    page: '/membership',
    precondition: '로그인하지 않은 상태',
    spec: '001 §2 Sign-up wizard',
  },
  inputs: [undefined],
  events: {
    'search.opened': { ko: '우편번호 찾기를 누른다', en: 'the user opens the postcode search' },
    'search.ready': { ko: '우편번호 서비스가 준비된다', en: 'the postcode service loads' },
    'search.blocked': { ko: '우편번호 서비스가 차단된다', en: 'the policy blocks the postcode service' },
    'search.closed': { ko: '우편번호 찾기를 닫는다', en: 'the user closes the postcode search' },
    'search.failed': {
      ko: '우편번호 찾기가 실패한다',
      en: 'the postcode search fails',
      examples: [{ payload: {}, invented: 'The script of the sandbox always loads.' }],
    },
    'address.chosen': {
      ko: '주소를 고른다',
      en: 'the user chooses an address',
      examples: [{ payload: { address: { postCode: '26304', address1: '강원특별자치도 원주시 치악숲로 210' } } }],
    },
    'alert.dismissed': { ko: '알림을 닫는다', en: 'the user dismisses the alert' },
  },
  actors: {
    search: {},
  },
  timers: {
    silence: { ko: '우편번호 서비스가 10초 동안 응답하지 않는다', en: 'the postcode service does not respond in time' },
  },
  screens: {
    closed: '닫힌 우편번호 찾기',
    'open.loading': '불러오는 중인 우편번호 찾기',
    'open.searching': '우편번호 찾기 창',
    'open.silent': '응답하지 않는 우편번호 찾기 창',
    alerting: '우편번호 찾기 알림',
    typing: '주소 직접 입력',
  },
  contextKey: ({ isTypable }) => isTypable,
  callbackActors: { search: ['search.ready', 'search.blocked', 'search.failed', 'address.chosen'] },
  excludedInBrowser: {},
  properties: {
    'the search is mounted if and only if it is shown': (steps) => {
      const { state } = lastOf(steps);
      return 'search' in state.children === state.matches('open');
    },
    'an address comes only from the search, which closes then': (steps) => {
      const step = lastOf(steps);
      const isFound = actionsOf(step).some((name) => name.startsWith('emit'));
      return isFound === (step.event.type === 'address.chosen') && (!isFound || step.state.matches('closed'));
    },
    'a failure is alerted': (steps) => {
      const { event, state } = lastOf(steps);
      return (
        state.matches('alerting') === (event.type === 'search.failed') &&
        (!state.matches('alerting') || state.context.alert !== '')
      );
    },
    'an address can be typed after the search has failed, was blocked or stayed silent, until one is chosen in it': (
      steps,
    ) => {
      const { state } = lastOf(steps);
      const lastChange = steps.findLast(
        ({ event, taken }) => event.type === 'address.chosen' || (failures.has(event.type) && taken.length > 0),
      );
      return state.context.isTypable === (lastChange !== undefined && lastChange.event.type !== 'address.chosen');
    },
    'each failure is reported once': (steps) => {
      const step = lastOf(steps);
      const reports = actionsOf(step).filter((name) => name === 'reportFailure').length;
      return reports === (failures.has(step.event.type) && step.taken.length > 0 ? 1 : 0);
    },
  },
  expiries: {
    ...noExpiries,
    kinds: { ...noExpiries.kinds, code: 'its page is loaded again on each use' },
  },
  forms: 'none of its guards validates what is typed',
  calls: 'it calls nothing',
});
