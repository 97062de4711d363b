import { beforeEach, describe, expect, test } from 'vitest';
import { accountMessages } from '#contract/account/account-messages.ts';
import { tooManyRequestsMessage } from '#contract/shared/refusal-messages.ts';
import { verification } from '#server/db/schema.ts';
import type { TestApp } from './lib/app.ts';
import { secondApp, startApp } from './lib/app.ts';
import {
  type Answer,
  answerOf,
  answerTo,
  handleIn,
  newcomer,
  ok,
  open,
  redeem,
  startVerification,
  urlOf,
} from './lib/person.ts';
import { refusalOf, refused } from './lib/read.ts';

const minute = 60_000;
const invalid = refused(400, accountMessages.invalidVerification);

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

/** Posts the answer as the provider's page does: the browser sends no cookie that is `Lax`. */
const postAnswer = ({ url, fields }: Answer, target = app) =>
  target.fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const locationOf = (response: Response) => response.headers.get('Location') ?? '';
const headersOf = ({ status, headers }: Response) => [
  status,
  ...['Location', 'Cache-Control', 'Cross-Origin-Opener-Policy', 'Referrer-Policy'].map((name) => headers.get(name)),
];
const rows = () => app.deps.db.$count(verification);

describe.each([
  ['NICE', '/auth/loading'],
  ['IPIN', '/ipin/loading'],
] as const)('an answer of %s', (authType, page) => {
  const toPage = [
    303,
    expect.stringMatching(new RegExp(`^${page}\\?handle=[\\w-]{43}$`)),
    'no-store',
    'unsafe-none',
    'no-referrer',
  ];

  test('that comes back by GET leads to the return page, whose URL has none of it', async () => {
    const started = await startVerification(app, authType);
    const response = await open(app, urlOf(await answerTo(app, started)), started.cookie);
    expect(headersOf(response)).toEqual(toPage);
    expect(await answerOf(await redeem(app, started, handleIn(response)))).toMatchObject(
      ok({ name: newcomer.name, requestNumber: started.requestNumber }),
    );
  });

  test('that comes back by POST is held until the browser has followed the redirect with its cookie', async () => {
    const started = await startVerification(app, authType);
    const held = await postAnswer(await answerTo(app, started));
    const path = `/auth/answer/${started.requestNumber}`;
    expect(headersOf(held)).toEqual([
      303,
      expect.stringMatching(new RegExp(`^${path}\\?held=[\\w-]{43}$`)),
      'no-store',
      'unsafe-none',
      'no-referrer',
    ]);
    const response = await open(app, locationOf(held), started.cookie);
    expect(headersOf(response)).toEqual(toPage);
    expect(await answerOf(await redeem(app, started, handleIn(response)))).toMatchObject(ok({ name: newcomer.name }));
  });
});

describe('a verification that somebody else has started', () => {
  test('verifies no one by GET: the answer in another browser deletes the request', async () => {
    const attacker = await startVerification(app);
    const answer = await answerTo(app, attacker);
    const inVictimsBrowser = await open(app, urlOf(answer), undefined);
    expect([locationOf(inVictimsBrowser), await rows()]).toEqual(['/auth/loading', 0]);
    // The attacker has the number, the secret, the cookie, and has seen the URL.
    const inAttackersBrowser = await open(app, urlOf(answer), attacker.cookie);
    expect(locationOf(inAttackersBrowser)).toBe('/auth/loading');
    expect(await answerOf(await redeem(app, attacker, undefined))).toEqual(invalid);
  });

  test('verifies no one by POST: neither the answer nor its handle is of use after the victim’s browser', async () => {
    const attacker = await startVerification(app);
    const victim = await startVerification(app);
    const held = locationOf(await postAnswer(await answerTo(app, attacker)));
    expect(locationOf(await open(app, held, victim.cookie))).toBe('/auth/loading');
    expect(locationOf(await open(app, held, attacker.cookie))).toBe('/auth/loading');
    expect(
      await answerOf(await redeem(app, attacker, new URL(held, 'http://a').searchParams.get('held') ?? '')),
    ).toEqual(invalid);
    expect(await rows()).toBe(1);
  });

  test('that has failed in another browser deletes the request, too', async () => {
    const attacker = await startVerification(app);
    await open(app, urlOf(await answerTo(app, attacker, newcomer, 'failure')), 'verification=other');
    expect(await rows()).toBe(0);
  });
});

describe('who sees', () => {
  test('the URL of an answer cannot use it, nor use it up', async () => {
    const started = await startVerification(app);
    const other = await startVerification(app);
    const url = urlOf(await answerTo(app, started));
    const handle = handleIn(await open(app, url, started.cookie));
    for (const cookie of [undefined, other.cookie, started.cookie])
      expect(locationOf(await open(app, url, cookie))).toBe('/auth/loading');
    expect((await redeem(app, started, handle)).status).toBe(200);
  });

  test('the handle of an answer cannot use it, nor use it up', async () => {
    const started = await startVerification(app);
    const onlooker = await startVerification(app);
    const handle = handleIn(await open(app, urlOf(await answerTo(app, started)), started.cookie));
    const { requestNumber } = started;
    for (const seen of [onlooker, { ...onlooker, requestNumber }, { ...onlooker, requestNumber, cookie: '' }])
      expect(await answerOf(await redeem(app, seen, handle))).toEqual(invalid);
    expect((await redeem(app, started, handle)).status).toBe(200);
  });

  test('the handle of a held answer cannot release it once it was released', async () => {
    const started = await startVerification(app);
    const held = locationOf(await postAnswer(await answerTo(app, started)));
    const handle = handleIn(await open(app, held, started.cookie));
    expect(locationOf(await open(app, held, undefined))).toBe('/auth/loading');
    expect((await redeem(app, started, handle)).status).toBe(200);
  });

  test('the number of a request cannot end it', async () => {
    const started = await startVerification(app);
    const answer = await answerTo(app, started);
    const stranger = await startVerification(app);
    const strangersAnswer = await answerTo(app, stranger);
    for (const fields of [
      {},
      strangersAnswer.fields,
      { ...answer.fields, enc_data: `A${answer.fields['enc_data'] ?? ''}` },
      { ...answer.fields, integrity_value: '' },
      { ...answer.fields, token_version_id: 'other' },
    ]) {
      await open(app, urlOf({ ...answer, fields }), undefined);
      await open(app, urlOf({ ...answer, fields }), stranger.cookie);
      await open(app, locationOf(await postAnswer({ ...answer, fields })), undefined);
    }
    const handle = handleIn(await open(app, urlOf(answer), started.cookie));
    expect((await redeem(app, started, handle)).status).toBe(200);
  });
});

describe('an answer', () => {
  test.each([
    ['to no request', '/auth/answer/unknown?enc_data=a&token_version_id=b&integrity_value=c'],
    ['that is held for no request', '/auth/answer/unknown?held=a'],
    ['without anything', '/auth/answer/unknown'],
    ['as long as a URL may be', `/auth/answer/unknown?enc_data=${'a'.repeat(5_000)}`],
  ])('%s leads to the return page', async (_, url) => {
    expect(locationOf(await open(app, url, undefined))).toBe('/auth/loading');
  });

  test('in a URL that is too long is rejected', async () => {
    expect((await open(app, `/auth/answer/unknown?enc_data=${'a'.repeat(6_000)}`, undefined)).status).toBe(414);
  });

  test('posted to no request leads to the return page', async () => {
    expect(locationOf(await postAnswer({ url: '/auth/answer/unknown', fields: { enc_data: 'a' } }))).toBe(
      '/auth/loading',
    );
  });

  test('that is held is released within ten minutes', async () => {
    const started = await startVerification(app);
    const held = locationOf(await postAnswer(await answerTo(app, started)));
    app.advance(10 * minute);
    expect(locationOf(await open(app, held, started.cookie))).toBe('/auth/loading');
  });

  test('that arrives fifty times at once is accepted once', async () => {
    const started = await startVerification(app);
    const url = urlOf(await answerTo(app, started));
    const handles = await Promise.all(
      Array.from({ length: 50 }, async () => handleIn(await open(app, url, started.cookie))),
    );
    const [handle, ...others] = handles.filter((each) => each !== undefined);
    expect(others).toEqual([]);
    expect((await redeem(app, started, handle)).status).toBe(200);
  });

  test('whose pluses have become spaces, as in a URL that is not encoded, is accepted', async () => {
    const started = await startVerification(app);
    const { url, fields } = await answerTo(app, started);
    const spaced = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.replaceAll('+', ' ')]));
    expect(handleIn(await open(app, urlOf({ url, fields: spaced }), started.cookie))).toBeDefined();
  });

  test('of a second verification in the same browser does not end the first', async () => {
    const first = await startVerification(app);
    const second = await startVerification(app, 'IPIN', first.cookie);
    const [firstHandle, secondHandle] = [
      handleIn(await open(app, urlOf(await answerTo(app, first)), second.cookie)),
      handleIn(await open(app, urlOf(await answerTo(app, second)), second.cookie)),
    ];
    expect([(await redeem(app, first, firstHandle)).status, (await redeem(app, second, secondHandle)).status]).toEqual([
      200, 200,
    ]);
  });

  test('can be received, and redeemed, by another process', async () => {
    const other = secondApp(app.deps);
    const started = await startVerification(app);
    const handle = handleIn(await open(other, urlOf(await answerTo(app, started)), started.cookie));
    expect((await redeem(other, started, handle)).status).toBe(200);
  });

  test('is rate-limited by address like a look-up', async () => {
    const limited = secondApp(app.deps, { env: { LOOKUP_RATE_PER_MINUTE: 1 } });
    await open(limited, '/auth/answer/unknown', undefined);
    expect(await refusalOf(await postAnswer({ url: '/auth/answer/unknown', fields: {} }, limited))).toEqual(
      refused(429, tooManyRequestsMessage(60), { retryAfter: 60 }),
    );
  });
});
