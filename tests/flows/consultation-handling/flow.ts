import { consultationHandlingMachine } from '#machines/lifecycles/consultation-handling.machine.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { lastOf } from '#tools/flows/paths/history.ts';

/** A member of the staff, another one, and one who may assign to others. */
export const handlers = {
  kim: { id: 11, mayAssign: false },
  lee: { id: 12, mayAssign: false },
  head: { id: 13, mayAssign: true },
} as const;
const { kim, lee, head } = handlers;

export const flow = defineFlow({
  machine: consultationHandlingMachine,
  about: {
    ko: '상담 처리',
    en: 'Consultation handling',
    page: '/admin/consultations/1',
    precondition: '접수된 상담, 상담 역할의 구성원',
    spec: 'decision 0101',
  },
  inputs: {
    ko: '상담이 접수된다',
    en: 'a consultation arrives',
    examples: [
      {
        payload: { assignee: null, hasEmail: true },
        ko: '이메일이 있는 상담이 접수된다',
        en: 'a consultation with an address arrives',
      },
      {
        payload: { assignee: null, hasEmail: false },
        ko: '이메일이 없는 상담이 접수된다',
        en: 'a consultation without an address arrives',
      },
    ],
  },
  events: {
    assigned: {
      ko: '상담을 맡긴다',
      en: 'the consultation is assigned',
      examples: [
        { payload: { by: kim, to: kim.id }, ko: '구성원이 상담을 맡는다', en: 'a handler takes the consultation' },
        {
          payload: { by: kim, to: lee.id },
          ko: '구성원이 상담을 남에게 맡긴다',
          en: 'a handler assigns it to another',
        },
        {
          payload: { by: head, to: kim.id },
          ko: '관리자가 상담을 구성원에게 맡긴다',
          en: 'the head assigns it to the handler',
        },
        {
          payload: { by: head, to: lee.id },
          ko: '관리자가 상담을 다른 구성원에게 맡긴다',
          en: 'the head assigns it to the other',
        },
      ],
    },
    released: {
      ko: '담당을 해제한다',
      en: 'the consultation is released',
      examples: [
        { payload: { by: kim }, ko: '구성원이 담당을 내려놓는다', en: 'the handler releases it' },
        { payload: { by: lee }, ko: '다른 구성원이 담당을 내려놓는다', en: 'the other releases it' },
      ],
    },
    noted: { ko: '메모를 남긴다', en: 'a note is added', examples: [{ payload: { by: kim } }] },
    mailed: {
      ko: '이메일로 답변한다',
      en: 'an answer is mailed',
      examples: [
        { payload: { by: kim }, ko: '구성원이 이메일로 답변한다', en: 'the handler answers by mail' },
        { payload: { by: head }, ko: '관리자가 이메일로 답변한다', en: 'the head answers by mail' },
        { payload: { by: lee }, ko: '다른 구성원이 이메일로 답변한다', en: 'the other answers by mail' },
      ],
    },
    called: {
      ko: '전화로 답변한다',
      en: 'an answer is given by phone',
      examples: [
        { payload: { by: kim }, ko: '구성원이 전화로 답변한다', en: 'the handler answers by phone' },
        { payload: { by: head }, ko: '관리자가 전화로 답변한다', en: 'the head answers by phone' },
        { payload: { by: lee }, ko: '다른 구성원이 전화로 답변한다', en: 'the other answers by phone' },
      ],
    },
    closed: {
      ko: '상담을 종결한다',
      en: 'the consultation is closed',
      examples: [
        { payload: { by: kim }, ko: '구성원이 상담을 종결한다', en: 'the handler closes it' },
        { payload: { by: head }, ko: '관리자가 상담을 종결한다', en: 'the head closes it' },
        { payload: { by: lee }, ko: '다른 구성원이 상담을 종결한다', en: 'the other closes it' },
      ],
    },
    reopened: { ko: '상담을 다시 연다', en: 'the consultation is reopened', examples: [{ payload: { by: kim } }] },
    'deadline.passed': { ko: '답변 기한이 지난다', en: 'the deadline passes' },
  },
  actors: {},
  timers: {},
  screens: {
    'handling.received': '접수된 상담',
    'handling.assigned': '담당이 있는 상담',
    'handling.answered': '답변한 상담',
    'handling.closed': '종결된 상담',
    'deadline.pending': '기한이 남은 상담',
    'deadline.overdue': '기한이 지난 상담',
    'deadline.met': '기한이 없는 상담',
  },
  contextKey: ({ assignee, hasEmail }) => [assignee, hasEmail],
  /** The screen offers a step only if it is allowed. */
  onScreen: (onMachine) => ({ ...onMachine, isEventPossible: (state, event) => state.can(event) }),
  excludedInBrowser: {},
  properties: {
    'a consultation that is being handled has an assignee, and one that was received has none': (steps) => {
      const { value, context } = lastOf(steps).state;
      if (value.handling === 'received') return context.assignee === null;
      return value.handling !== 'assigned' || context.assignee !== null;
    },
    'nothing is overdue once it was answered or closed': (steps) => {
      const { handling, deadline } = lastOf(steps).state.value;
      return (handling === 'answered' || handling === 'closed') === (deadline === 'met');
    },
    'only its assignee, or who may assign, answers or closes it': (steps) => {
      const { event, state } = lastOf(steps);
      const before = steps.at(-2)?.state;
      if (event.type !== 'mailed' && event.type !== 'called' && event.type !== 'closed') return true;
      const isTheirs = event.by.mayAssign || event.by.id === before?.context.assignee;
      return isTheirs || state.value.handling === before?.value.handling;
    },
    'no mail is sent to someone who gave no address': (steps) => {
      const { event, state } = lastOf(steps);
      return (
        event.type !== 'mailed' || state.context.hasEmail || state.value.handling === steps.at(-2)?.state.value.handling
      );
    },
  },
  expiries: {
    typed: () => null,
    kinds: {
      verification: 'nobody is verified for it',
      session: 'its state is in the database; the desk asks for the login (consultation-desk)',
      code: 'it calls nothing, and the server runs it, too',
    },
  },
  forms: 'none of its guards validates what is typed',
  calls: 'it calls nothing: the server applies it to each call (tests/server/staff-consultations.test.ts)',
});
