import { beforeEach, describe, expect, test } from 'vitest';
import { inquiryMessages } from '#contract/membership/inquiry-messages.ts';
import { refusalMessages, tooManyRequestsMessage } from '#contract/shared/refusal-messages.ts';
import { membershipInquiry } from '#server/db/schema.ts';
import { purge } from '#server/services/purge.ts';
import type { TestApp } from './lib/app.ts';
import { post, secondApp, startApp, startOfTest } from './lib/app.ts';
import { dump } from './lib/dump.ts';
import { answerOf, ok } from './lib/person.ts';
import { refused } from './lib/read.ts';
import { inquiry } from './lib/inquiry.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const requestKey = '0b9f1c5e-6a1d-4f2e-9c3b-5d7e8f901234';
const send = async (body: object = inquiry, idempotencyKey: string | null = requestKey, target = app) =>
  answerOf(
    await target.fetch(
      '/api/v1/membership-inquiries/post',
      post(body, idempotencyKey === null ? {} : { 'Idempotency-Key': idempotencyKey }),
    ),
  );
const rows = () => app.deps.db.select().from(membershipInquiry).orderBy(membershipInquiry.id);

describe('a consultation', () => {
  test('is stored sealed, with the day and the kinds in clear', async () => {
    expect(await send()).toEqual(ok(null));
    const [stored, ...more] = await rows();
    expect([stored, more]).toEqual([
      {
        id: 1,
        receivedAt: startOfTest,
        inquirerType: 'CORPORATION',
        inquiryType: 'GOLF',
        sealed: expect.any(String),
        state: 'received',
        dueAt: new Date('2026-11-24T09:00:00Z'),
        assigneeId: null,
        version: 0,
        answeredAt: null,
        answeredBy: null,
      },
      [],
    ]);
    const { inquirerType: _, inquiryType: __, ...personal } = inquiry;
    expect(JSON.parse(app.deps.keys.open('consultation', stored?.sealed ?? ''))).toEqual(personal);
  });

  test('leaves nothing personal in the database or the log', async () => {
    await send();
    await send({ ...inquiry, contents: '다른 글 한 편' });
    await send({ ...inquiry, contact: '낮에는 꺼 둡니다' });
    const texts = [await dump(app.deps.db), app.observed.lines.join('\n')];
    for (const value of [
      ...Object.values(inquiry).slice(0, 6),
      inquiry.contents,
      '다른 글 한 편',
      '낮에는 꺼',
      '남궁',
      requestKey,
    ])
      expect(texts.map((text) => text.includes(value))).toEqual([false, false]);
  });

  test('of two people with the same text is sealed differently', async () => {
    await send();
    await send(inquiry, 'another-key-of-the-same-words');
    expect(new Set((await rows()).map(({ sealed }) => sealed)).size).toBe(2);
  });

  test('is stored normalised: composed, trimmed, the number without dashes; optional fields may be empty', async () => {
    const body = {
      ...inquiry,
      name: ' 남궁 새벽 '.normalize('NFD'),
      contact: '010-9876 0001',
      email: '',
      postCode: '',
      address1: '',
      address2: ' ',
      contents: '',
    };
    expect(await send(body)).toEqual(ok(null));
    const [stored] = await rows();
    expect(JSON.parse(app.deps.keys.open('consultation', stored?.sealed ?? ''))).toEqual({
      name: '남궁 새벽',
      contact: '01098760001',
      email: '',
      postCode: '',
      address1: '',
      address2: '',
      contents: '',
    });
  });

  test.each<[object, string]>([
    [{ name: '' }, inquiryMessages.nameRequired],
    [{ name: '김1' }, inquiryMessages.nameInvalid],
    [{ email: 'not an address' }, inquiryMessages.emailInvalid],
    [{ contact: '' }, inquiryMessages.contactRequired],
    [{ contact: '12' }, inquiryMessages.contactInvalid],
    [{ inquirerType: 'NORMAL' }, inquiryMessages.inquirerTypeRequired],
    [{ inquiryType: null }, inquiryMessages.inquiryTypeRequired],
    [{ contents: '가'.repeat(2_001) }, inquiryMessages.contentsTooLong],
    [{ address1: null }, refusalMessages.invalidRequest],
  ])('with %j is rejected with the message of the contract, and nothing is stored', async (invalidFields, message) => {
    expect(await send({ ...inquiry, ...invalidFields })).toEqual(refused(400, message));
    expect(await rows()).toEqual([]);
  });

  test('is limited to a number per minute and address', async () => {
    const strict = secondApp(app.deps, { env: { LOOKUP_RATE_PER_MINUTE: 2 } });
    const responses = [
      await send(inquiry, requestKey, strict),
      await send(inquiry, requestKey, strict),
      await send(inquiry, requestKey, strict),
    ];
    expect(responses).toEqual([ok(null), ok(null), refused(429, tooManyRequestsMessage(60), { retryAfter: 60 })]);
  });

  test('is not cacheable', async () => {
    const response = await app.fetch(
      '/api/v1/membership-inquiries/post',
      post(inquiry, { 'Idempotency-Key': requestKey }),
    );
    expect([response.headers.get('Cache-Control'), response.headers.get('ETag')]).toEqual(['no-store', null]);
  });
});

describe('the key of a consultation', () => {
  test.each(['a'.repeat(16), 'A1-'.repeat(21), requestKey])('%s is valid', async (key) => {
    expect(await send(inquiry, key)).toEqual(ok(null));
  });

  test('makes repeated requests one consultation, in any notation', async () => {
    expect([await send(), await send(), await send({ ...inquiry, contact: '010-9876-0001' })]).toEqual([
      ok(null),
      ok(null),
      ok(null),
    ]);
    expect(await rows()).toHaveLength(1);
  });

  test('with another body is rejected, and the first one remains unchanged', async () => {
    await send();
    const before = await rows();
    for (const changed of [
      { contents: '다른 글' },
      { inquiryType: 'CONDO' },
      { inquirerType: 'PERSONAL' },
      { email: '' },
    ]) {
      expect(await send({ ...inquiry, ...changed })).toEqual(refused(422, refusalMessages.otherInput));
    }
    expect(await rows()).toEqual(before);
  });

  test('differs for another consultation', async () => {
    await send();
    expect(await send(inquiry, 'the-key-of-another-one')).toEqual(ok(null));
    expect(await rows()).toHaveLength(2);
  });
});

test('a consultation is deleted a year after it arrived, and not a moment before', async () => {
  await send();
  const day = 86_400_000;
  app.advance(365 * day - 1);
  await purge(app.deps);
  expect(await rows()).toHaveLength(1);
  app.advance(1);
  await purge(app.deps);
  expect(await rows()).toEqual([]);
  expect(await send()).toEqual(ok(null));
});
