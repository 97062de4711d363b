import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/shared/messages.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { sessionOf } from '#contract/http/token.ts';
import { sha256 } from '#server/crypto/digest.ts';
import { session } from '#server/db/schema.ts';
import type { TestApp } from './lib/app.ts';
import { bearer, post, secondApp, startApp } from './lib/app.ts';
import { refusalOf, refused, tokenOf } from './lib/read.ts';

const minute = 60_000;
const hour = 60 * minute;
const mePath = '/api/v1/users/me';
const deadToken = refused(401, refusalMessages.invalidToken, { error: 'invalid_token' });

let app: TestApp;
let token: string;
beforeEach(async () => {
  app = await startApp();
  token = await tokenOf(app);
});

const rows = () => app.deps.db.select().from(session);

describe('a session', () => {
  test('authorizes member calls', async () => {
    const response = await app.get(mePath, token);
    expect({ http: response.status, body: await response.json() }).toMatchObject({
      http: 200,
      body: { data: { name: '김하늘' } },
    });
  });

  test('is stored by the hash of its token only', async () => {
    expect(await rows()).toEqual([
      {
        id: sessionOf(token),
        tokenHash: sha256(token),
        nextHash: null,
        memberId: 1,
        device: '알 수 없는 기기',
        createdAt: app.deps.now(),
        lastSeenAt: app.deps.now(),
      },
    ]);
  });

  test('authorizes them in every process of the database', async () => {
    expect((await secondApp(app.deps).get(mePath, token)).status).toBe(200);
  });

  test('ends after two hours without a call', async () => {
    app.advance(2 * hour - 1);
    expect((await app.get(mePath, token)).status).toBe(200);
    app.advance(2 * hour);
    expect(await refusalOf(await app.get(mePath, token))).toEqual(deadToken);
  });

  test('ends 24 hours after the sign-in, however busy', async () => {
    for (let hours = 0; hours < 23; hours += 1) {
      app.advance(hour);
      expect((await app.get(mePath, token)).status).toBe(200);
    }
    app.advance(hour);
    expect(await refusalOf(await app.get(mePath, token))).toEqual(deadToken);
  });

  test('records its last use at most once a minute', async () => {
    const opened = app.deps.now();
    app.advance(minute - 1);
    await app.get(mePath, token);
    expect((await rows()).map(({ lastSeenAt }) => lastSeenAt)).toEqual([opened]);
    app.advance(1);
    await app.get(mePath, token);
    expect((await rows()).map(({ lastSeenAt }) => lastSeenAt)).toEqual([app.deps.now()]);
  });

  test('ends by sign-out, and no other does', async () => {
    const otherToken = await tokenOf(app);
    const response = await app.fetch('/api/v1/users/sign-out', post({}, bearer(token)));
    expect(await response.json()).toEqual({ status: { code: '0000', message: '' }, data: null });
    expect(await refusalOf(await app.get(mePath, token))).toEqual(deadToken);
    expect((await app.get(mePath, otherToken)).status).toBe(200);
  });
});

describe('a dead token', () => {
  test.each([mePath, '/api/v1/my/memberships', '/api/v1/setting', '/api/v1/unknown', '/api/openapi.json'])(
    'is invalid_token on %s',
    async (path) => {
      const response = await app.get(path, 'dead');
      expect(response.headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"');
      expect(await refusalOf(response)).toEqual(deadToken);
    },
  );

  test('is invalid_token on a sign-in with the right password', async () => {
    expect(await refusalOf(await app.signIn('member01', undefined, bearer('dead')))).toEqual(deadToken);
  });

  test.each(['Bearer', 'Bearer ', 'bearer x', `Bearer ${'x'.repeat(4_000)}`])(
    'may be written %j',
    async (authorization) => {
      const response = await app.fetch(mePath, { headers: { Authorization: authorization } });
      expect(await refusalOf(response)).toEqual(deadToken);
    },
  );
});

describe('no token', () => {
  test.each([
    ['GET', mePath],
    ['GET', '/api/v1/my/memberships'],
    ['POST', '/api/v1/users/sign-out'],
  ])('requires a login on %s %s, without an error field', async (method, path) => {
    const response = await app.fetch(path, { method });
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(await refusalOf(response)).toEqual(refused(401, messages.loginRequired));
  });

  test('is read from another authorization scheme', async () => {
    const response = await app.fetch(mePath, { headers: { Authorization: 'Basic bWU6bWU=' } });
    expect(await refusalOf(response)).toEqual(refused(401, messages.loginRequired));
  });
});
