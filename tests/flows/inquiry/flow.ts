import { countedFlows } from '#contract/staff/counted-flows.ts';
import { emptyInquiry, sendInquiry, type InquiryForm } from '#contract/membership/inquiry.ts';
import { inquiryMachine } from '#machines/inquiry.machine.ts';
import { failures, forEverybody, unverified } from '../lib/expiries.ts';
import { callsIn } from '../lib/outcomes.ts';
import { samplesOf } from '#tools/flows/criteria/form-samples.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { lastOf, since } from '#tools/flows/paths/history.ts';

const offline = new TypeError('Failed to fetch');

export const completeInquiry: InquiryForm = {
  name: '김하늘',
  email: 'sky@example.com',
  contact: '010-2345-6789',
  postCode: '26343',
  address1: '강원특별자치도 원주시 지정면 오크밸리1길 66',
  address2: '101동 1203호',
  inquirerType: 'PERSONAL',
  inquiryType: 'GOLF',
  contents: '주중회원권의 예약 우선순위가 궁금합니다.',
  agreed: true,
};

const specOrder = Object.keys(emptyInquiry);

const keys = { first: 'a1b2c3d4-0000-4000-a000-000000000002', later: 'a1b2c3d4-0000-4000-a000-000000000003' } as const;

export const flow = defineFlow({
  machine: inquiryMachine,
  about: {
    ko: '회원권 상담 문의',
    en: 'Membership consultation',
    page: '/membership',
    precondition: '로그인하지 않은 상태',
    spec: '000 §2 Membership',
  },
  inputs: {
    ko: '적어 둔 문의로 시작한다',
    en: 'the user comes back to a filled inquiry',
    examples: [
      { payload: { draft: { entered: completeInquiry, key: null } } },
      { payload: { draft: null }, ko: '빈 문의로 시작한다', en: 'the user starts an empty inquiry' },
      {
        payload: { draft: { entered: completeInquiry, key: 'a1b2c3d4-0000-4000-8000-000000000001' } },
        ko: '한 번 보내려던 문의로 시작한다',
        en: 'the user comes back to an inquiry sent before',
      },
    ],
  },
  events: {
    'inquiry.changed': {
      ko: '문의 내용을 고친다',
      en: 'the user edits the inquiry',
      examples: [
        {
          payload: { changed: { agreed: false } },
          ko: '개인정보 동의를 해제한다',
          en: 'the user withdraws the consent',
        },
        { payload: { changed: { agreed: true } }, ko: '개인정보에 동의한다', en: 'the user gives the consent' },
      ],
    },
    'inquiry.submitted': {
      ko: '문의를 제출한다',
      en: 'the user submits the inquiry',
      examples: [{ payload: { key: keys.first } }, { payload: { key: keys.later } }],
    },
    'alert.dismissed': { ko: '알림을 닫는다', en: 'the user dismisses the alert' },
  },
  actors: {
    send: {
      done: { ko: '서버가 문의를 접수한다', en: 'the server accepts the inquiry', examples: [{ payload: undefined }] },
      error: { ko: '문의를 보내지 못한다', en: 'sending the inquiry fails', examples: [{ payload: offline }] },
    },
  },
  timers: {},
  screens: countedFlows.inquiry.screens,
  contextKey: ({ entered, key, errors }) => ({ entered, isKeyed: key !== null, errors: Object.keys(errors) }),
  /** Each click has another idempotency key: after a failure it must differ from the first. */
  isEventPossible: (_, event, last) =>
    event.type !== 'inquiry.submitted' || event.key === (last?.startsWith('inquiry.failed') ? keys.later : keys.first),
  /** On the screen, a checked box can only be unchecked, and an unchecked one only checked. */
  onScreen: (onMachine) => ({
    ...onMachine,
    isEventPossible: (state, event, last) =>
      onMachine.isEventPossible?.(state, event, last) !== false &&
      (event.type !== 'inquiry.changed' || event.changed.agreed !== state.context.entered.agreed),
  }),
  excludedInBrowser: {},
  properties: {
    'typed values survive failures and rejections, and are cleared once sent': (steps) => {
      const typed = {
        ...steps[0]?.state.context.entered,
        ...Object.assign({}, ...steps.map(({ event }) => event.changed ?? {})),
      };
      const isSent = steps.some(({ event }) => event.type === 'xstate.done.actor.send');
      return JSON.stringify(lastOf(steps).state.context.entered) === JSON.stringify(isSent ? emptyInquiry : typed);
    },
    'an unchanged inquiry is sent again with its first idempotency key': (steps) => {
      const { state } = lastOf(steps);
      const unchanged = since(steps, 'inquiry.changed');
      const expectedKey =
        unchanged[0]?.state.context.key ?? unchanged.find(({ event }) => event.type === 'inquiry.submitted')?.event.key;
      return !state.matches('sending') || state.context.key === expectedKey;
    },
    'errors are in the order of the specification': (steps) => {
      const invalidFields = Object.keys(lastOf(steps).state.context.errors);
      return invalidFields.join() === specOrder.filter((field) => invalidFields.includes(field)).join();
    },
    'nothing is sent without consent': (steps) => {
      const { state } = lastOf(steps);
      return !state.matches('sending') || state.context.entered.agreed;
    },
  },
  expiries: {
    typed: ({ entered }) => entered,
    kinds: {
      verification: unverified,
      session: forEverybody,
      code: {
        answers: failures('send'),
        back: ['alert.dismissed'],
        notApplicable: { alertingSent: 'it has been sent' },
      },
    },
  },
  forms: () => {
    const isInquiry = ({ agreed: isAgreed, ...typed }: InquiryForm) =>
      isAgreed && sendInquiry.body.safeParse(typed).success;
    const texts = ['name', 'email', 'contact', 'address2', 'contents'];
    const forms = [
      ...samplesOf(completeInquiry, texts, isInquiry, [1_999, 2_000]),
      { name: 'inquirerType: none', value: { ...completeInquiry, inquirerType: null } },
      { name: 'inquiryType: none', value: { ...completeInquiry, inquiryType: null } },
      { name: 'agreed: no', value: { ...completeInquiry, agreed: false } },
    ];
    return [
      {
        inputs: forms.map(({ name, value }) => ({ name, value: { draft: { entered: value, key: null } } })),
        contextKey: (context) => context.entered,
        yes: ['inquiry.validating · always #1 [isAcceptable] → inquiry.sending'],
        no: ['inquiry.validating · always #2 → inquiry.editing'],
        isAccepted: (_, { context }) => isInquiry(context.entered),
      },
    ];
  },
  calls: callsIn(() => import('./calls.ts')),
});
