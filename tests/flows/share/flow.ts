import { shareMachine } from '#machines/share.machine.ts';
import { failures, noExpiries } from '../lib/expiries.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { lastOf } from '#tools/flows/paths/history.ts';

export const flow = defineFlow({
  machine: shareMachine,
  about: {
    ko: '공유하기',
    en: 'Share',
    page: '/specialoffer/package/101',
    precondition: '로그인하지 않은 상태',
    spec: '000 §2 Special offers',
  },
  inputs: [{ title: '달 아래 아홉 홀, 그리고 하룻밤', url: 'https://golf.example/specialoffer/101' }],
  events: {
    'share.toggled': { ko: '공유 버튼을 누른다', en: 'the user presses the share button' },
    'share.closed': { ko: '공유 창을 닫는다', en: 'the user closes the share panel' },
    'link.followed': { ko: '링크로 이동한다', en: 'the user follows a link' },
    'kakao.chosen': { ko: '카카오톡을 고른다', en: 'the user chooses KakaoTalk' },
    'sheet.chosen': { ko: '기기의 공유 기능을 고른다', en: "the user chooses the device's share sheet" },
    'copy.chosen': { ko: '링크 복사를 고른다', en: 'the user chooses to copy the link' },
  },
  actors: {
    sendByKakao: {
      done: {
        ko: '카카오톡 공유가 끝난다',
        en: 'KakaoTalk answers',
        examples: [
          { payload: 'shared', ko: '카카오톡으로 공유된다', en: 'KakaoTalk shares the link' },
          { payload: 'dismissed', ko: '카카오톡 공유를 그만둔다', en: 'the user dismisses KakaoTalk' },
          {
            payload: 'copied',
            ko: '카카오톡에 붙여 넣을 링크가 복사된다',
            en: 'the browser copies the link for KakaoTalk',
          },
        ],
      },
      error: {
        ko: '카카오톡으로 공유하지 못한다',
        en: 'KakaoTalk fails',
        examples: [{ payload: new Error('The script failed to load') }],
      },
    },
    openSheet: {
      done: {
        ko: '기기의 공유가 끝난다',
        en: 'the share sheet answers',
        examples: [
          { payload: 'shared', ko: '기기의 공유 기능으로 공유된다', en: 'the share sheet shares the link' },
          { payload: 'dismissed', ko: '기기의 공유를 그만둔다', en: 'the user dismisses the share sheet' },
        ],
      },
      error: {
        ko: '기기의 공유 기능이 실패한다',
        en: 'the share sheet fails',
        examples: [{ payload: new DOMException('The sheet did not open', 'NotAllowedError') }],
      },
    },
    copyLink: {
      done: { ko: '링크가 복사된다', en: 'the browser copies the link', examples: [{ payload: undefined }] },
      error: {
        ko: '링크를 복사하지 못한다',
        en: 'copying the link fails',
        examples: [{ payload: new DOMException('No clipboard', 'NotAllowedError') }],
      },
    },
  },
  timers: {},
  screens: {
    closed: '닫힌 공유 창',
    'open.choosing': '공유 방법 선택',
    'open.sendingByKakao': '카카오톡으로 보내는 중',
    'open.openingSheet': '기기의 공유 창',
    'open.copying': '링크 복사 중',
    'open.copied': '링크를 복사했다는 안내',
    'open.copiedForKakao': '카카오톡에 붙여 넣으라는 안내',
    'open.unavailable': '공유하지 못했다는 안내',
  },
  excludedInBrowser: {},
  properties: {
    'only the chosen method is pending, once': (steps) => {
      const { state } = lastOf(steps);
      return Object.keys(state.children).length === (state.hasTag('busy') ? 1 : 0);
    },
    'a failure leaves the panel open, with an error': (steps) => {
      const { event, state } = lastOf(steps);
      return event.type.startsWith('xstate.error.') === state.matches({ open: 'unavailable' });
    },
    'a link is shown as copied only after it was copied': (steps) => {
      const { event, state } = lastOf(steps);
      return state.matches({ open: 'copied' }) === (event.type === 'xstate.done.actor.copyLink');
    },
    'the hint to paste into the messenger is shown only after the link was copied for it': (steps) => {
      const { event, state } = lastOf(steps);
      return (
        state.matches({ open: 'copiedForKakao' }) ===
        (event.type === 'xstate.done.actor.sendByKakao' && event.output === 'copied')
      );
    },
  },
  expiries: {
    ...noExpiries,
    same: {
      'open.copied': 'open.choosing',
      'open.copiedForKakao': 'open.choosing',
      'open.unavailable': 'open.choosing',
    },
    kinds: {
      ...noExpiries.kinds,
      code: { answers: failures('sendByKakao', 'openSheet', 'copyLink'), back: ['share.toggled'], notApplicable: {} },
    },
  },
  forms: 'none of its guards validates what is typed',
  calls: 'it calls nothing',
});
