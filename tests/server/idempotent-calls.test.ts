import { Hono } from 'hono';
import * as z from 'zod/mini';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '#contract/http/api-error.ts';
import { endpoint } from '#contract/http/endpoint.ts';
import { endpoints } from '#contract/http/endpoints.ts';
import { messages } from '#contract/shared/messages.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { idempotentCall, setting } from '#server/db/schema.ts';
import type { AppEnv } from '#server/http/app-type.ts';
import { authenticate } from '#server/http/authenticate.ts';
import { bind } from '#server/http/bind.ts';
import { respondWithFailure } from '#server/http/failure.ts';
import { provideOnce } from '#server/http/once.ts';
import { purge } from '#server/services/purge.ts';
import type { TestApp } from './lib/app.ts';
import { bearer, post, secondApp, startApp } from './lib/app.ts';
import { dumpWithoutCounts } from './lib/dump.ts';
import { inquiry } from './lib/inquiry.ts';
import { answerOf, ok } from './lib/person.ts';
import { refused, tokenOf } from './lib/read.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const key = '0b9f1c5e-6a1d-4f2e-9c3b-5d7e8f901234';
const dayMs = 86_400_000;
/** The same dependencies, which cannot store an answer. */
const unsealing = () => ({
  ...app.deps,
  keys: {
    ...app.deps.keys,
    seal(...[purpose, text]: Parameters<TestApp['deps']['keys']['seal']>) {
      if (purpose === 'idempotent answer') throw new Error('The process ends here.');
      return app.deps.keys.seal(purpose, text);
    },
  },
});

const stored = () => dumpWithoutCounts(app.deps.db);
/** Hashes and sealed texts differ each time, their number does not. */
const countOfRows = async () => (await stored()).split('":').length;

/** A body that each idempotent endpoint accepts, and another one. */
const examples: Record<string, readonly [object, object]> = {
  sendInquiry: [inquiry, { ...inquiry, contents: '다른 글' }],
};

describe.each(endpoints.filter(({ idempotent }) => idempotent))('$id', ({ id, path, method, access }) => {
  const [body, otherBody] = examples[id] ?? [];
  const send = async ({
    target = app,
    sent = body,
    idempotencyKey = key,
  }: { target?: TestApp; sent?: object | undefined; idempotencyKey?: string | null } = {}) => {
    const session = bearer(access === 'member' ? await tokenOf(app) : undefined);
    return answerOf(
      await target.fetch(path, {
        ...post(sent, { ...session, ...(idempotencyKey !== null && { 'Idempotency-Key': idempotencyKey }) }),
        method,
      }),
    );
  };

  test('has two examples', () => expect([body, otherBody]).toEqual([expect.any(Object), expect.any(Object)]));

  test('is executed once per key, and is answered the same each time', async () => {
    const first = await send();
    const after = await stored();
    expect([first, await send(), await send()]).toEqual([
      { http: 200, data: expect.toSatisfy((data) => data !== undefined) },
      first,
      first,
    ]);
    expect(await stored()).toBe(after);
  });

  test('is executed once for twenty simultaneous requests to two processes', async () => {
    const other = secondApp(app.deps);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => send({ target: index % 2 ? app : other })),
    );
    expect(answers).toEqual(Array.from({ length: 20 }, () => answers[0]));
    const after = await countOfRows();
    app = await startApp();
    await send();
    expect(await countOfRows()).toBe(after);
  });

  test('is refused under the key of another body, with nothing changed', async () => {
    await send();
    const after = await stored();
    expect(await send({ sent: otherBody })).toEqual(refused(422, refusalMessages.otherInput));
    expect(await stored()).toBe(after);
  });

  test.each([
    null,
    '',
    'short',
    'a'.repeat(15),
    'a'.repeat(65),
    'with a space in it',
    'under_score_under',
    `'; delete from x; --`,
  ])('is refused under the key %j, with nothing changed', async (idempotencyKey) => {
    const before = await stored();
    expect(await send({ idempotencyKey })).toEqual(refused(400, refusalMessages.invalidRequest));
    expect(await stored()).toBe(before);
  });

  test('changes nothing if its answer cannot be stored, and is executed the next time', async () => {
    const before = await stored();
    expect(await send({ target: secondApp(app.deps, { deps: unsealing() }) })).toEqual(
      refused(500, messages.unexpected),
    );
    expect(await stored()).toBe(before);
    expect(await send()).toMatchObject({ http: 200 });
  });

  test('is remembered without its key and what was sent in clear', async () => {
    await send();
    const calls = JSON.stringify(await app.deps.db.select().from(idempotentCall));
    expect([key, ...Object.values(body ?? {})].filter((value) => calls.includes(value))).toEqual([]);
  });
});

describe('a call with a key', () => {
  /** What the next executions do, after they have written. */
  let outcomes: (() => void)[];
  let runs: number;
  const declared = {
    method: 'POST',
    idempotent: true,
    summary: '',
    body: z.object({ text: z.string() }),
    result: z.object({ run: z.number(), text: z.string() }),
  } as const;
  const ofMember = endpoint({ ...declared, id: 'ofMember', path: '/api/v1/of-member', access: 'member' });
  const ofAnyone = endpoint({ ...declared, id: 'ofAnyone', path: '/api/v1/of-anyone', access: 'public' });

  beforeEach(() => {
    outcomes = [];
    runs = 0;
  });

  /** Serves two endpoints that answer differently each time they are executed. */
  function serve(deps = app.deps) {
    const server = new Hono<AppEnv>();
    server.onError((thrown, c) => respondWithFailure(c, thrown, deps));
    server.use(authenticate(deps), provideOnce(deps));
    for (const bound of [ofMember, ofAnyone]) {
      bind(server, bound, async ({ body: { text }, tx }) => {
        const run = (runs += 1);
        await tx.insert(setting).values({ key: `run ${run}`, value: text });
        outcomes.shift()?.();
        return { run, text, unnamed: '계약에 없는 값' };
      });
    }
    return async ({
      path = ofAnyone.path,
      token,
      text = '글',
      idempotencyKey = key,
    }: { path?: string; token?: string; text?: string; idempotencyKey?: string } = {}) =>
      answerOf(await server.request(path, post({ text }, { ...bearer(token), 'Idempotency-Key': idempotencyKey })));
  }
  const settings = async () =>
    (await app.deps.db.select().from(setting)).filter(({ key: name }) => name.startsWith('run'));

  test('has the answer of its first execution, stored sealed, without what the contract does not name', async () => {
    const send = serve();
    expect([await send(), await send(), await settings()]).toEqual([
      ok({ run: 1, text: '글' }),
      ok({ run: 1, text: '글' }),
      [{ key: 'run 1', value: '글' }],
    ]);
    const [call, ...more] = await app.deps.db.select().from(idempotentCall);
    const hash = expect.stringMatching(/^[\w-]{43}$/);
    expect([call, more]).toEqual([
      {
        callHash: hash,
        inputHash: hash,
        answerSealed: expect.any(String),
        expiresAt: new Date(app.observed.time + dayMs),
      },
      [],
    ]);
    expect(app.deps.keys.open('idempotent answer', call?.answerSealed ?? '')).toBe('{"run":1,"text":"글"}');
  });

  test('is another one for another key, endpoint and member', async () => {
    const send = serve();
    const [token, otherToken, sameMember] = [await tokenOf(app), await tokenOf(app, 'normal01'), await tokenOf(app)];
    const answers = [
      await send(),
      await send({ idempotencyKey: 'the-key-of-another-one' }),
      await send({ path: ofMember.path, token }),
      await send({ path: ofMember.path, token: otherToken }),
    ];
    expect(answers).toEqual([1, 2, 3, 4].map((run) => ok({ run, text: '글' })));
    // A login that has ended in between, or a renewed one, does not make it another call.
    expect([await send({ token }), await send({ path: ofMember.path, token: sameMember })]).toEqual([
      ok({ run: 1, text: '글' }),
      ok({ run: 3, text: '글' }),
    ]);
  });

  test('of a member endpoint requires the login before anything is replayed', async () => {
    const send = serve();
    await send({ path: ofMember.path, token: await tokenOf(app) });
    expect(await send({ path: ofMember.path })).toEqual(refused(401, messages.loginRequired));
  });

  test.each<[string, number, () => void]>([
    [
      'fails',
      500,
      () => {
        throw new Error('The disk is full.');
      },
    ],
    [
      'is refused',
      400,
      () => {
        throw new ApiError('400', refusalMessages.invalidRequest);
      },
    ],
  ])('that %s leaves nothing behind and is executed the next time, with any body', async (_, http, outcome) => {
    const send = serve();
    outcomes.push(outcome);
    expect([await send(), await settings(), await app.deps.db.$count(idempotentCall)]).toEqual([
      expect.objectContaining({ http }),
      [],
      0,
    ]);
    expect([await send({ text: '다른 글' }), await settings()]).toEqual([
      ok({ run: 2, text: '다른 글' }),
      [{ key: 'run 2', value: '다른 글' }],
    ]);
  });

  test('that fails while others with its key wait is executed by one of them', async () => {
    const [one, other] = [serve(), serve(secondApp(app.deps).deps)];
    outcomes.push(() => {
      throw new Error('The disk is full.');
    });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => (index % 2 ? one : other)()));
    expect(
      answers.filter((answer) => JSON.stringify(answer) === JSON.stringify(ok({ run: 2, text: '글' }))),
    ).toHaveLength(9);
    expect([runs, await settings()]).toEqual([2, [{ key: 'run 2', value: '글' }]]);
  });

  test('of several simultaneous bodies is executed for one', async () => {
    const send = serve();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => send({ text: `글 ${index}` })));
    expect(
      answers.filter((answer) => JSON.stringify(answer) === JSON.stringify(refused(422, refusalMessages.otherInput))),
    ).toHaveLength(9);
    expect([runs, (await settings()).length]).toEqual([1, 1]);
  });

  test('is executed again after a day, and not a moment before; then it is deleted', async () => {
    const send = serve();
    await send();
    app.advance(dayMs - 1);
    await purge(app.deps);
    expect([await send(), await app.deps.db.$count(idempotentCall)]).toEqual([ok({ run: 1, text: '글' }), 1]);
    app.advance(1);
    expect(await send({ text: '다른 글' })).toEqual(ok({ run: 2, text: '다른 글' }));
    app.advance(dayMs);
    await purge(app.deps);
    expect(await app.deps.db.$count(idempotentCall)).toBe(0);
  });
});
