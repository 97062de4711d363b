import type { AnyEventObject } from 'xstate';
import { consultationMessages } from '#contract/staff/consultation-messages.ts';
import { messages } from '#contract/shared/messages.ts';
import { handlingErrors } from '#contract/staff/consultation.ts';
import { consultationDeskMachine, isPossible } from '#machines/consultation-desk.machine.ts';
import {
  answeredConsultation,
  assignedConsultation,
  receivedConsultation,
  viewer,
} from '#tests/fixtures/consultations.ts';
import { samplesOf } from '#tools/flows/criteria/form-samples.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { lastOf } from '#tools/flows/paths/history.ts';
import { failures, unreached } from '../lib/expiries.ts';
import { overloaded } from '../lib/invented.ts';

const offline = new TypeError('Failed to fetch');
const entered = { text: '두 구좌의 분양가를 안내했습니다.', assignee: null } as const;

export const flow = defineFlow({
  machine: consultationDeskMachine,
  about: {
    ko: '상담 한 건',
    en: 'One consultation',
    page: '/admin/consultations/1',
    precondition: '상담 역할로 로그인한 구성원',
    spec: 'decision 0101',
  },
  inputs: [{ id: receivedConsultation.id, viewer }],
  events: {
    'reason.submitted': {
      ko: '열람 사유를 제출한다',
      en: 'the reason is submitted',
      examples: [
        { payload: { reason: '답변 준비' } },
        { payload: { reason: ' ' }, ko: '열람 사유를 비우고 제출한다', en: 'no reason is submitted' },
      ],
    },
    'reason.changed': { ko: '열람 사유를 고친다', en: 'the reason is edited' },
    'step.chosen': {
      ko: '처리를 고른다',
      en: 'a step is chosen',
      examples: [
        { payload: { event: 'assigned', assignee: viewer.id }, ko: '내가 맡기를 누른다', en: 'the viewer takes it' },
        { payload: { event: 'called' }, ko: '전화 답변을 고른다', en: 'an answer by phone is chosen' },
        { payload: { event: 'noted' }, ko: '메모를 고른다', en: 'a note is chosen' },
      ],
    },
    'step.submitted': {
      ko: '처리 내용을 제출한다',
      en: 'the text of the step is submitted',
      examples: [
        { payload: { draft: entered } },
        {
          payload: { draft: { text: '', assignee: null } },
          ko: '처리 내용을 비우고 제출한다',
          en: 'no text of the step is submitted',
        },
      ],
    },
    'step.changed': { ko: '처리 내용을 고친다', en: 'the text of the step is edited' },
    'step.cancelled': { ko: '처리를 그만둔다', en: 'the step is cancelled' },
    'alert.dismissed': { ko: '알림을 닫는다', en: 'the alert is dismissed' },
  },
  actors: {
    openConsultation: {
      done: {
        ko: '상담이 온다',
        en: 'the server answers the opening',
        examples: [
          {
            payload: { kind: 'opened', consultation: receivedConsultation },
            ko: '아무도 맡지 않은 상담이 열린다',
            en: 'a consultation of nobody opens',
          },
          {
            payload: { kind: 'opened', consultation: answeredConsultation },
            ko: '동료가 답변한 상담이 열린다',
            en: 'a consultation opens that a colleague has answered',
          },
          {
            payload: { kind: 'refused', message: consultationMessages.unknown },
            ko: '서버가 없는 상담이라고 답한다',
            en: 'the server knows no such consultation',
            byHand: '주소의 번호를 없는 상담의 번호로 바꾼다',
          },
        ],
      },
      error: { ko: '상담을 열지 못한다', en: 'opening fails', examples: [{ payload: offline }] },
    },
    handleConsultation: {
      done: {
        ko: '처리의 결과가 온다',
        en: 'the server answers the step',
        examples: [
          {
            payload: { kind: 'handled', consultation: assignedConsultation },
            ko: '서버가 처리를 받아들인다',
            en: 'the server takes the step',
          },
          {
            payload: { kind: 'conflict', message: consultationMessages.changed },
            ko: '서버가 그사이 바뀐 상담이라고 답한다',
            en: 'the server reports a step of someone else',
            byHand: '다른 브라우저에서 다른 구성원이 먼저 이 상담을 처리한다',
          },
          {
            payload: { kind: 'refused', message: messages.offline },
            ko: '서버가 처리를 거절한다',
            en: 'the server rejects the step',
            invented: overloaded,
          },
        ],
      },
      error: { ko: '처리에 실패한다', en: 'taking the step fails', examples: [{ payload: offline }] },
    },
  },
  timers: {},
  screens: {
    'asking.clean': '열람 사유',
    'asking.refused': '오류가 표시된 열람 사유',
    opening: '여는 중인 상담',
    unopened: '열지 못한 상담 알림',
    viewing: '열린 상담',
    'composing.clean': '처리 내용 입력',
    'composing.refused': '오류가 표시된 처리 내용',
    submitting: '처리 중인 상담',
    conflicted: '그사이 바뀐 상담 알림',
    untaken: '처리하지 못한 상담 알림',
  },
  contextKey: ({ consultation, event, isComposed }) => [
    consultation?.state,
    consultation?.assignee?.id,
    event,
    isComposed,
  ],
  onScreen: (onMachine) => ({
    ...onMachine,
    isEventPossible(state, event) {
      // Typing sends each change: on screen a refused text is corrected first and then submitted.
      if (event.type === 'step.submitted') return !state.matches({ composing: 'refused' });
      return event.type !== 'step.chosen' || isPossible(state.context, event.event, event.assignee ?? null);
    },
  }),
  excludedInBrowser: {},
  properties: {
    'personal data is loaded only with a reason': (steps) => {
      const { state } = lastOf(steps);
      return !state.matches('opening') || state.context.reason !== '';
    },
    'a step is sent only if the statechart allows it, with what it needs': (steps) => {
      const { state } = lastOf(steps);
      if (!state.matches('submitting')) return true;
      const { event, draft } = state.context;
      return (
        event !== null &&
        isPossible(state.context, event, draft.assignee) &&
        Object.keys(handlingErrors(event, draft)).length === 0
      );
    },
    'what was entered stays until the step is taken or cancelled': (steps) => {
      const { event, state } = lastOf(steps);
      const { draft: previous, isComposed } = steps.at(-2)?.state.context ?? state.context;
      const mayGo =
        event.type === 'step.cancelled' ||
        event.type === 'step.submitted' ||
        (event.type === 'xstate.done.actor.handleConsultation' && isComposed && event.output.kind === 'handled');
      return mayGo || state.context.draft.text === previous.text;
    },
    'after a conflict the consultation is opened again': (steps) => {
      const before = steps.at(-2)?.state;
      return before?.value !== 'conflicted' || lastOf(steps).state.matches('opening');
    },
  },
  expiries: {
    same: { 'asking.refused': 'asking.clean', 'composing.refused': 'composing.clean' },
    typed: ({ draft }) => draft.text,
    kinds: {
      verification: 'nobody is verified for it',
      session: 'the client asks for the login over the page and repeats the call (src/admin/api/renewing-client.ts)',
      code: {
        answers: [
          ...unreached('openConsultation', 'handleConsultation'),
          ...failures('openConsultation', 'handleConsultation'),
        ],
        back: ['alert.dismissed'],
        notApplicable: {},
      },
    },
  },
  forms: () => {
    const isAccepted = ({ draft }: AnyEventObject) => Object.keys(handlingErrors('called', draft)).length === 0;
    return [
      {
        events: samplesOf({ type: 'step.submitted' as const, draft: entered }, ['draft.text'], isAccepted),
        yes: ['consultationDesk.composing · step.submitted #1 [isComplete] → consultationDesk.submitting'],
        no: ['consultationDesk.composing · step.submitted #2 → consultationDesk.composing.refused'],
        isAccepted,
      },
    ];
  },
  calls: 'its endings are those of renewing-client; each answer of the server is an example of its actors',
});
