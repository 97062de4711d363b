import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { messages } from '#contract/shared/messages.ts';
import { ownDataMachine } from '#machines/own-data.machine.ts';
import { overloaded } from '../lib/invented.ts';
import { done, failures, unreached } from '../lib/expiries.ts';
import { callsIn } from '../lib/outcomes.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { actionsIn, enters, lastOf, since } from '#tools/flows/paths/history.ts';

const offline = new TypeError('Failed to fetch');

const actionsOf = actionsIn(ownDataMachine);

const unconfirmed = { kind: 'unconfirmed', message: myPageMessages.passwordCheckRequired } as const;

export const flow = defineFlow({
  machine: ownDataMachine,
  about: {
    ko: '내 정보 내려받기',
    en: 'Download of own data',
    page: '/mypage/editing',
    precondition: '비밀번호를 확인한 회원',
    spec: '001 §2 Profile edit',
  },
  inputs: [undefined],
  events: {
    'download.requested': {
      ko: '내 정보 내려받기를 누른다',
      en: 'the user asks for a download',
      examples: [
        { payload: { format: 'html' }, ko: '내 정보를 문서로 내려받기를 누른다', en: 'the user asks for a document' },
        { payload: { format: 'json' }, ko: '내 정보를 JSON으로 내려받기를 누른다', en: 'the user asks for JSON' },
      ],
    },
    'alert.dismissed': { ko: '알림을 닫는다', en: 'the user dismisses the alert' },
  },
  actors: {
    saveOwnData: {
      done: {
        ko: '내려받기 결과가 온다',
        en: 'the server answers the download',
        examples: [
          {
            payload: { kind: 'saved', fileName: 'oakgolf-my-data-2026-11-26.html' },
            ko: '내 정보 파일이 저장된다',
            en: 'the browser saves the file',
          },
          {
            payload: { kind: 'unconfirmed', message: myPageMessages.passwordCheckRequired },
            ko: '서버가 비밀번호 확인을 요구한다',
            en: 'the server demands a password check',
          },
          {
            payload: { kind: 'refused', message: messages.offline },
            ko: '서버가 내려받기를 거절한다',
            en: 'the server rejects the download',
            invented: overloaded,
          },
        ],
      },
      error: { ko: '내 정보를 내려받지 못한다', en: 'the download fails', examples: [{ payload: offline }] },
    },
  },
  timers: {},
  screens: {
    idle: '내려받기 버튼',
    saving: '내려받는 중',
    alerting: '내려받기 알림',
  },
  contextKey: ({ format, savedFile }) => [format, savedFile],
  excludedInBrowser: {},
  properties: {
    'a file is created once per request, in the requested format': (steps) => {
      const { event, state, taken } = lastOf(steps);
      if (!enters({ event, taken }, 'ownData.saving')) return true;
      return (
        event.type === 'download.requested' &&
        state.context.format === event.format &&
        steps.at(-2)?.state.value === 'idle'
      );
    },
    'a file is shown as saved if and only if the latest request saved it': (steps) => {
      const saved = since(steps, 'download.requested').find(
        ({ event }) => event.type === 'xstate.done.actor.saveOwnData' && event.output.kind === 'saved',
      );
      return lastOf(steps).state.context.savedFile === (saved?.event.output.fileName ?? null);
    },
    'an expired password check emits an event, and nothing else does': (steps) => {
      const step = lastOf(steps);
      return (
        actionsOf(step).includes('notifyLapse') ===
        (step.event.type === 'xstate.done.actor.saveOwnData' && step.event.output.kind === 'unconfirmed')
      );
    },
  },
  expiries: {
    typed: () => null,
    kinds: {
      verification: { answers: [done('saveOwnData', unconfirmed)], back: [], notApplicable: {} },
      session: { restart: () => ({ input: undefined }), back: [], notApplicable: {} },
      code: {
        answers: [...unreached('saveOwnData'), ...failures('saveOwnData')],
        back: ['alert.dismissed'],
        notApplicable: {},
      },
    },
  },
  forms: 'none of its guards validates what is typed',
  calls: callsIn(() => import('./calls.ts')),
});
