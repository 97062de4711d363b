import { beforeEach, describe, expect, test } from 'vitest';
import { accountMessages } from '#contract/account/account-messages.ts';
import { tooManyRequestsMessage } from '#contract/shared/refusal-messages.ts';
import { returnedAnswer } from '#server/db/schema.ts';
import { purge } from '#server/services/purge.ts';
import type { TestApp } from './lib/app.ts';
import { secondApp, startApp } from './lib/app.ts';
import { answerAbout, answerOf, requestVerification, newcomer, ok, returnTo } from './lib/person.ts';
import { refusalOf, refused } from './lib/read.ts';

const minute = 60_000;
const invalid = refused(400, accountMessages.invalidVerification);

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const postResult = (fields: Record<string, string>, path = '/auth/loading', target = app) =>
  target.fetch(path, { method: 'POST', body: new URLSearchParams(fields) });

/** Returns the result that the page after the provider's redirect gets in its URL. */
const handleOf = (response: Response) =>
  new URL(response.headers.get('Location') ?? '', 'http://site').searchParams.get('handle') ?? '';

describe('a result that a provider sends by POST', () => {
  test.each([
    ['/auth/loading', 'NICE', 'enc_data'],
    ['/ipin/loading', 'IPIN', 'EncodeData'],
  ] as const)('to %s is redeemed by the page that requested it, and is in no URL', async (path, authType, field) => {
    const requestNumber = await requestVerification(app, authType);
    const encodedResult = answerAbout(requestNumber, newcomer, authType);
    const response = await postResult({ [field]: encodedResult, result: '1' }, path);
    expect([
      response.status,
      response.headers.get('Location'),
      response.headers.get('Cache-Control'),
      response.headers.get('Cross-Origin-Opener-Policy'),
    ]).toEqual([303, expect.stringMatching(new RegExp(`^${path}\\?handle=[\\w-]{43}$`)), 'no-store', 'unsafe-none']);
    expect(await answerOf(await returnTo(app, { requestNumber, handle: handleOf(response) }, authType))).toMatchObject(
      ok({ name: newcomer.name, requestNumber }),
    );
  });

  test('is redeemed once, and within ten minutes', async () => {
    const [first, second] = [await requestVerification(app), await requestVerification(app)];
    const [usedHandle, lateHandle] = [
      handleOf(await postResult({ enc_data: answerAbout(first, newcomer) })),
      handleOf(await postResult({ enc_data: answerAbout(second, newcomer) })),
    ];
    await returnTo(app, { requestNumber: first, handle: usedHandle });
    expect(await answerOf(await returnTo(app, { requestNumber: second, handle: usedHandle }))).toEqual(invalid);
    app.advance(10 * minute);
    const third = await requestVerification(app);
    expect(await answerOf(await returnTo(app, { requestNumber: third, handle: lateHandle }))).toEqual(invalid);
    await purge(app.deps);
    expect(await app.deps.db.$count(returnedAnswer)).toBe(0);
  });

  test('is useless without the secret of its request', async () => {
    const requestNumber = await requestVerification(app);
    const handle = handleOf(await postResult({ enc_data: answerAbout(requestNumber, newcomer) }));
    expect(
      await answerOf(await returnTo(app, { requestNumber, handle }, 'NICE', { 'Verification-Secret': 'a'.repeat(43) })),
    ).toEqual(invalid);
    expect((await returnTo(app, { requestNumber, handle })).status).toBe(200);
  });

  test.each([
    ['nothing', {}],
    ['something else', { name: '김하늘' }],
    ['more than any answer has', { enc_data: 'a'.repeat(4_001) }],
  ])('with %s leads to the page, too, and is not stored', async (_, fields) => {
    const response = await postResult(fields);
    expect([response.status, response.headers.get('Location'), await app.deps.db.$count(returnedAnswer)]).toEqual([
      303,
      '/auth/loading',
      0,
    ]);
  });

  test('is rate-limited by address like a look-up', async () => {
    const limited = secondApp(app.deps, { env: { LOOKUP_RATE_PER_MINUTE: 1 } });
    await postResult({ enc_data: 'sealed' }, '/auth/loading', limited);
    expect(await refusalOf(await postResult({ enc_data: 'sealed' }, '/ipin/loading', limited))).toEqual(
      refused(429, tooManyRequestsMessage(60), { retryAfter: 60 }),
    );
  });
});
