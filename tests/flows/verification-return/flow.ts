import { verificationReturnMachine } from '#machines/verification-return.machine.ts';
import { noExpiries } from '../lib/expiries.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { lastOf } from '#tools/flows/paths/history.ts';

export const flow = defineFlow({
  machine: verificationReturnMachine,
  about: {
    ko: '본인확인에서 돌아옴',
    en: 'Return from the verification',
    page: '/auth/loading',
    precondition: '로그인하지 않은 상태',
    spec: '001 §2 Identity verification return pages',
  },
  inputs: {
    ko: '연 화면이 없는 창이 열린다',
    en: 'the page opens without a requesting page',
    examples: [
      {
        payload: { target: 'channel' },
        ko: '연결이 끊긴 인증 창이 돌아온다',
        en: 'the popup returns severed from its opener',
      },
      { payload: { target: 'none' } },
      {
        payload: { target: 'opener' },
        ko: '인증 창이 열어 준 화면으로 돌아온다',
        en: 'the popup returns to its opener',
      },
      {
        payload: { target: 'sameTab' },
        ko: '같은 탭에서 인증을 마치고 돌아온다',
        en: 'the tab itself returns from the provider',
      },
    ],
  },
  events: {
    'answer.confirmed': { ko: '시작한 화면이 결과를 받는다', en: 'the requesting page confirms the result' },
    'alert.dismissed': { ko: '알림을 닫는다', en: 'the user dismisses the alert' },
  },
  actors: {
    channel: {},
  },
  timers: { confirmTimeout: { ko: '응답 대기 시간이 지난다', en: 'the confirmation times out' } },
  screens: {
    posted: '창을 연 화면에 보낸 결과',
    returned: '같은 탭의 화면으로 돌아가는 중',
    'delivering.waiting': '결과를 보내고 응답을 기다리는 중',
    'delivering.unconfirmed': '응답이 없다는 안내',
    delivered: '결과를 보냈다는 안내',
    alerting: '비정상 접근 알림',
    left: '알림을 닫고 떠난 화면',
  },
  callbackActors: { channel: ['answer.confirmed'] },
  excludedInBrowser: {},
  properties: {
    'only a window without any requesting page alerts': (steps) => {
      const { state } = lastOf(steps);
      return state.context.target === 'none'
        ? state.matches('alerting') || state.matches('left')
        : !state.matches('alerting') && !state.matches('left');
    },
    'the channel is open until the page has confirmed the result': (steps) => {
      const { state } = lastOf(steps);
      return 'channel' in state.children === state.matches('delivering');
    },
    'a result is delivered only if the page has confirmed it': (steps) =>
      lastOf(steps).state.matches('delivered') === steps.some(({ event }) => event.type === 'answer.confirmed'),
  },
  expiries: noExpiries,
  forms: 'none of its guards validates what is typed',
  calls: 'it calls nothing',
});
