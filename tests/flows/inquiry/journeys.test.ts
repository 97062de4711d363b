import {
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  oneof,
  record,
  type Arbitrary,
} from 'fast-check';
import { expect, test } from 'vitest';
import { emptyInquiry, inquiryOf, type InquiryForm } from '#contract/membership/inquiry.ts';
import { inquiryMachine, type InquiryDraft, type InquirySend } from '#machines/inquiry.machine.ts';
import { completeInquiry } from './flow.ts';
import { journeyOf } from '#tools/flows/run/journey.ts';

const keys = { first: 'a1b2c3d4-0000-4000-8000-000000000001', second: 'a1b2c3d4-0000-4000-8000-000000000002' };
const offline = new TypeError('Failed to fetch');
const start = (draft: InquiryDraft | null = { entered: completeInquiry, key: null }) =>
  journeyOf(inquiryMachine, { draft });

function sending() {
  const journey = start();
  journey.send({ type: 'inquiry.submitted', key: keys.first });
  return journey;
}

async function failed() {
  const journey = sending();
  await journey.fail('send', offline);
  return journey;
}

test('starts empty, and stores no draft', () => {
  const journey = start(null);
  expect([journey.value(), journey.context(), journey.effects, journey.snapshot().tags.size]).toEqual([
    'editing',
    { entered: emptyInquiry, key: null, errors: {} },
    [],
    0,
  ]);
});

test('resumes the stored draft with its idempotency key', () => {
  expect(start({ entered: completeInquiry, key: keys.second }).context()).toEqual({
    entered: completeInquiry,
    key: keys.second,
    errors: {},
  });
});

test('each change is stored in the draft with all typed values', () => {
  const journey = start(null);
  journey.send({ type: 'inquiry.changed', changed: { name: '김' } });
  journey.send({ type: 'inquiry.changed', changed: { name: '김하늘', contact: '010' } });
  const entered = { ...emptyInquiry, name: '김하늘', contact: '010' };
  expect([journey.value(), journey.context(), journey.effects]).toEqual([
    'editing',
    { entered, key: null, errors: {} },
    [
      ['saveDraft', { entered: { ...emptyInquiry, name: '김' }, key: null }],
      ['saveDraft', { entered, key: null }],
    ],
  ]);
});

test('every invalid field has an error, nothing is sent, and a change clears the error of its own field only', () => {
  const journey = start(null);
  journey.send({ type: 'inquiry.submitted', key: keys.first });
  expect([journey.value(), Object.keys(journey.context().errors), journey.running()]).toEqual([
    'editing',
    ['name', 'contact', 'inquirerType', 'inquiryType', 'agreed'],
    [],
  ]);
  journey.send({ type: 'inquiry.changed', changed: { contact: '0' } });
  expect(Object.keys(journey.context().errors)).toEqual(['name', 'inquirerType', 'inquiryType', 'agreed']);
  journey.send({ type: 'inquiry.submitted', key: keys.first });
  expect(journey.context().errors).toEqual({
    name: '성함을 입력해 주세요.',
    contact: '휴대폰번호를 형식에 맞게 입력해주세요.',
    inquirerType: '회원 구분을 체크해주세요.',
    inquiryType: '문의 구분을 체크해주세요.',
    agreed: '개인정보 수집 및 이용에 대한 동의에 체크해주세요.',
  });
});

test('is sent once, after its idempotency key was stored', () => {
  const journey = sending();
  journey.send({ type: 'inquiry.submitted', key: keys.second });
  journey.send({ type: 'inquiry.changed', changed: { name: '다른 이' } });
  expect([
    journey.value(),
    journey.snapshot().hasTag('busy'),
    journey.inputOf('send'),
    journey.context(),
    journey.effects,
  ]).toEqual([
    'sending',
    true,
    { inquiry: inquiryOf(completeInquiry), key: keys.first },
    { entered: completeInquiry, key: keys.first, errors: {} },
    [['saveDraft', { entered: completeInquiry, key: keys.first }]],
  ]);
});

test('sent again after validation errors, it has none', () => {
  const journey = start({ entered: { ...completeInquiry, name: '', agreed: false }, key: null });
  journey.send({ type: 'inquiry.submitted', key: keys.first });
  journey.send({ type: 'inquiry.changed', changed: { name: '김하늘' } });
  journey.send({ type: 'inquiry.changed', changed: { agreed: true } });
  journey.send({ type: 'inquiry.submitted', key: keys.second });
  expect([journey.value(), journey.context().errors]).toEqual(['sending', {}]);
});

test('once accepted, form and draft are cleared, the success is alerted, and the flow is done', async () => {
  const journey = sending();
  await journey.answer('send', undefined);
  expect([journey.value(), journey.snapshot().hasTag('alert'), journey.context(), journey.effects.slice(1)]).toEqual([
    'alertingSent',
    true,
    { entered: emptyInquiry, key: null, errors: {} },
    [['removeDraft', undefined]],
  ]);
  journey.send({ type: 'alert.dismissed' });
  expect([journey.value(), journey.snapshot().status]).toEqual(['sent', 'done']);
});

test('that cannot be sent is alerted, its values stay, and a retry has the same idempotency key', async () => {
  const journey = await failed();
  expect([journey.value(), journey.snapshot().hasTag('alert'), journey.context(), journey.effects.length]).toEqual([
    'failed',
    true,
    { entered: completeInquiry, key: keys.first, errors: {} },
    1,
  ]);
  journey.send({ type: 'inquiry.submitted', key: keys.second });
  expect(journey.value()).toBe('failed');
  journey.send({ type: 'alert.dismissed' });
  expect(journey.value()).toBe('editing');
  journey.send({ type: 'inquiry.submitted', key: keys.second });
  expect(journey.inputOf('send')).toEqual({ inquiry: inquiryOf(completeInquiry), key: keys.first });
});

test('changed after a failure, it is sent with a new idempotency key', async () => {
  const journey = await failed();
  journey.send({ type: 'alert.dismissed' });
  journey.send({ type: 'inquiry.changed', changed: { contents: '다시 적습니다.' } });
  expect(journey.effects.at(-1)).toEqual([
    'saveDraft',
    { entered: { ...completeInquiry, contents: '다시 적습니다.' }, key: null },
  ]);
  journey.send({ type: 'inquiry.submitted', key: keys.second });
  expect(journey.inputOf('send')).toEqual({
    inquiry: inquiryOf({ ...completeInquiry, contents: '다시 적습니다.' }),
    key: keys.second,
  });
});

type Move =
  | { kind: 'change'; changed: Partial<InquiryForm> }
  | { kind: 'submit' | 'dismiss' | 'fail' | 'accept' | 'reload' };

const changes: Arbitrary<Partial<InquiryForm>> = oneof(
  record({ name: constantFrom('김하늘', '이바다', '') }),
  record({ contents: constantFrom('가', '나', '') }),
  record({ agreed: boolean() }),
  record({
    postCode: constantFrom('26343', ''),
    address1: constantFrom('지정면', ''),
    address2: constantFrom('101동', ''),
  }),
);
const move: Arbitrary<Move> = oneof(
  record({ kind: constant('change' as const), changed: changes }),
  record({
    kind: constantFrom(
      'submit' as const,
      'submit' as const,
      'dismiss' as const,
      'fail' as const,
      'accept' as const,
      'reload' as const,
    ),
  }),
);

test('on any path, typed values remain until they are sent, and no idempotency key is used for two different inquiries', async () => {
  await assert(
    asyncProperty(array(move, { maxLength: 30 }), async (moves) => {
      let storedDraft: InquiryDraft | null = { entered: completeInquiry, key: null };
      let typed: InquiryForm = completeInquiry;
      let submitCount = 0;
      let journey = start(storedDraft);
      let seen = 0;
      const sent = new Map<string, InquirySend['inquiry']>();
      const syncDraft = () => {
        for (const [name, draft] of journey.effects.slice(seen))
          storedDraft = name === 'saveDraft' ? (draft as InquiryDraft) : null;
        seen = journey.effects.length;
      };
      for (const { kind, ...payload } of moves) {
        const isSending = journey.value() === 'sending';
        if (kind === 'change') {
          const { changed } = payload as { changed: Partial<InquiryForm> };
          if (journey.value() === 'editing') typed = { ...typed, ...changed };
          journey.send({ type: 'inquiry.changed', changed });
        } else if (kind === 'submit') journey.send({ type: 'inquiry.submitted', key: `key-${(submitCount += 1)}` });
        else if (kind === 'dismiss') journey.send({ type: 'alert.dismissed' });
        else if (kind === 'fail' && isSending) await journey.fail('send', offline);
        else if (kind === 'accept' && isSending) {
          await journey.answer('send', undefined);
          typed = emptyInquiry;
        } else if (kind === 'reload') {
          syncDraft();
          journey = start(storedDraft);
          seen = 0;
        }
        syncDraft();
        expect([journey.context().entered, storedDraft?.entered ?? emptyInquiry]).toEqual([typed, typed]);
        if (journey.value() === 'sent') return;
        if (journey.value() !== 'sending') continue;
        const { inquiry, key } = journey.inputOf('send') as InquirySend;
        expect(sent.get(key) ?? inquiry).toEqual(inquiry);
        sent.set(key, inquiry);
      }
    }),
    { numRuns: 300 },
  );
});
