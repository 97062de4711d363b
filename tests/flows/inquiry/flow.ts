import { emptyInquiry, type InquiryForm } from '#contract/membership/inquiry.ts';
import { inquiryMachine } from '#machines/inquiry.machine.ts';
import { lastOf, since } from '#tools/flows/paths/history.ts';
import type { Flow } from '#tools/flows/paths/paths.ts';

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

export const inquiryFlow: Flow<typeof inquiryMachine> = {
  machine: inquiryMachine,
  inputs: [{ draft: { entered: completeInquiry, key: null } }, { draft: null }, { draft: { entered: completeInquiry, key: 'a1b2c3d4-0000-4000-8000-000000000001' } }],
  contextKey: ({ entered, key, errors }) => ({ entered, isKeyed: key !== null, errors: Object.keys(errors) }),
  /** Each click has another idempotency key: after a failure it must differ from the first. */
  isEventPossible: (_, event, last) => event.type !== 'inquiry.submitted' || event.key === (last?.startsWith('inquiry.failed') ? keys.later : keys.first),
  cases: {
    events: {
      'inquiry.changed': [
        { type: 'inquiry.changed', changed: { agreed: false } },
        { type: 'inquiry.changed', changed: { agreed: true } },
      ],
      'inquiry.submitted': [{ type: 'inquiry.submitted', key: keys.first }, { type: 'inquiry.submitted', key: keys.later }],
      'alert.dismissed': [{ type: 'alert.dismissed' }],
    },
    actors: { send: { done: [undefined], error: [offline] } },
  },
  properties: {
    'typed values survive failures and rejections, and are cleared once sent': (steps) => {
      const typed = { ...steps[0]?.state.context.entered, ...Object.assign({}, ...steps.map(({ event }) => event.changed ?? {})) };
      const isSent = steps.some(({ event }) => event.type === 'xstate.done.actor.send');
      return JSON.stringify(lastOf(steps).state.context.entered) === JSON.stringify(isSent ? emptyInquiry : typed);
    },
    'an unchanged inquiry is sent again with its first idempotency key': (steps) => {
      const { state } = lastOf(steps);
      const unchanged = since(steps, 'inquiry.changed');
      const expectedKey = unchanged[0]?.state.context.key ?? unchanged.find(({ event }) => event.type === 'inquiry.submitted')?.event.key;
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
};

/** On the screen, a checked box can only be unchecked, and an unchecked one only checked. */
export const inquiryOnScreen: typeof inquiryFlow = {
  ...inquiryFlow,
  isEventPossible: (state, event, last) => inquiryFlow.isEventPossible?.(state, event, last) !== false && (event.type !== 'inquiry.changed' || event.changed.agreed !== state.context.entered.agreed),
};
