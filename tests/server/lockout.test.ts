import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/shared/messages.ts';
import { loginLockedMessage, tooManyRequestsMessage } from '#contract/shared/refusal-messages.ts';
import { createHashingQueue } from '#server/crypto/hashing-queue.ts';
import { failedPassword, loginLock } from '#server/db/schema.ts';
import { purge } from '#server/services/purge.ts';
import type { TestApp } from './lib/app.ts';
import { password, secondApp, startApp } from './lib/app.ts';
import { refusalOf, refused } from './lib/read.ts';

const minute = 60_000;
const locked = (retryAfter: number) => refused(423, loginLockedMessage(retryAfter), { retryAfter });
const wrongCredentials = refused(400, messages.wrongCredentials);

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

async function guess(times: number, serviceId = 'locked01', target = app) {
  const responses = [];
  for (let count = 0; count < times; count += 1)
    responses.push(await refusalOf(await target.signIn(serviceId, 'wrong')));
  return responses;
}

describe.each(['locked01', 'nobody01'])('the id %s', (id) => {
  test('is locked by the fifth wrong password, for 30 minutes', async () => {
    expect(await guess(6, id)).toEqual([
      wrongCredentials,
      wrongCredentials,
      wrongCredentials,
      wrongCredentials,
      locked(1800),
      locked(1800),
    ]);
  });

  test('is not checked while it is locked', async () => {
    await guess(5, id);
    expect(await refusalOf(await app.signIn(id))).toEqual(locked(1800));
    expect(app.observed.verified).toHaveLength(5);
  });

  test('starts a new count after the lock', async () => {
    await guess(5, id);
    app.advance(30 * minute);
    expect(await guess(5, id)).toEqual([
      wrongCredentials,
      wrongCredentials,
      wrongCredentials,
      wrongCredentials,
      locked(1800),
    ]);
  });

  test('is locked in any spelling', async () => {
    await guess(5, id);
    expect(await guess(1, id.toUpperCase())).toEqual([locked(1800)]);
  });
});

describe('the lock', () => {
  test('returns the remaining time, in the body and in Retry-After', async () => {
    await guess(5);
    app.advance(55_000 + 12 * minute);
    const response = await app.signIn('locked01');
    expect(response.headers.get('Retry-After')).toBe('1025');
    expect(await refusalOf(response)).toEqual(locked(1025));
    expect(loginLockedMessage(1025)).toContain('17분 5초');
  });

  test('ends to the second', async () => {
    await guess(5);
    app.advance(30 * minute - 1);
    expect(await refusalOf(await app.signIn('locked01'))).toEqual(locked(1));
    app.advance(1);
    expect((await app.signIn('locked01')).status).toBe(200);
  });

  test('is not extended by attempts during it', async () => {
    await guess(5);
    app.advance(29 * minute);
    expect(await guess(1)).toEqual([locked(60)]);
  });

  test('does not affect other ids', async () => {
    await guess(5);
    expect((await app.signIn('member01')).status).toBe(200);
  });

  test('applies in every process of the database', async () => {
    const otherApp = secondApp(app.deps);
    await guess(3);
    expect(await guess(2, 'locked01', otherApp)).toEqual([wrongCredentials, locked(1800)]);
    expect(await refusalOf(await app.signIn('locked01'))).toEqual(locked(1800));
  });

  test('stores nothing of the input', async () => {
    await guess(1, 'Secret-Typed');
    const rows = JSON.stringify(await app.deps.db.select().from(loginLock));
    expect(rows.toLowerCase()).not.toContain('secret');
  });
});

describe('the count', () => {
  test('is reset by the right password', async () => {
    await guess(4);
    expect((await app.signIn('locked01')).status).toBe(200);
    expect(await guess(5)).toEqual([
      wrongCredentials,
      wrongCredentials,
      wrongCredentials,
      wrongCredentials,
      locked(1800),
    ]);
  });

  test('accepts the right password at the fifth attempt', async () => {
    await guess(4);
    expect((await app.signIn('locked01', password)).status).toBe(200);
  });

  test('allows only five checks for twenty parallel wrong passwords', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, async () => refusalOf(await app.signIn('locked01', 'wrong'))),
    );
    expect(app.observed.verified).toHaveLength(5);
    expect(responses.filter(({ http }) => http === 400)).toEqual([
      wrongCredentials,
      wrongCredentials,
      wrongCredentials,
      wrongCredentials,
    ]);
    expect(responses.filter(({ http }) => http === 423)).toHaveLength(16);
  });
});

/** Returns the cookie that a response sets, as a browser sends it back. */
const cookieOf = (response: Response) => ({ Cookie: response.headers.get('Set-Cookie')?.split(';', 1)[0] ?? '' });

describe('a device that has signed in before', () => {
  test('can sign in while others have locked the id, and has five attempts of its own', async () => {
    const device = cookieOf(await app.signIn('locked01'));
    expect(await guess(5)).toEqual([
      wrongCredentials,
      wrongCredentials,
      wrongCredentials,
      wrongCredentials,
      locked(1800),
    ]);
    expect((await app.signIn('locked01', password, device)).status).toBe(200);
    expect(await refusalOf(await app.signIn('locked01'))).toEqual(locked(1800));
    const responses = [];
    for (let count = 0; count < 6; count += 1)
      responses.push(await refusalOf(await app.signIn('locked01', 'wrong', device)));
    expect(responses).toEqual([
      wrongCredentials,
      wrongCredentials,
      wrongCredentials,
      wrongCredentials,
      locked(1800),
      locked(1800),
    ]);
  });

  test('locks no one else out', async () => {
    const device = cookieOf(await app.signIn('locked01'));
    for (let count = 0; count < 5; count += 1) await app.signIn('locked01', 'wrong', device);
    expect((await app.signIn('locked01')).status).toBe(200);
  });

  test('is recognised for its own id only, in any case', async () => {
    const device = cookieOf(await app.signIn('member01'));
    await guess(5);
    await guess(5, 'member01');
    expect(await refusalOf(await app.signIn('locked01', password, device))).toEqual(locked(1800));
    expect((await app.signIn('MEMBER01', password, device)).status).toBe(200);
  });

  test.each([
    ['nothing', ''],
    ['an altered proof', 'a'.repeat(43)],
    ['a longer one', 'a'.repeat(4_000)],
  ])('is not recognised by its name with %s', async (_, proof) => {
    const { Cookie } = cookieOf(await app.signIn('locked01'));
    await guess(5);
    expect(
      await refusalOf(await app.signIn('locked01', password, { Cookie: Cookie.replace(/\..*/, `.${proof}`) })),
    ).toEqual(locked(1800));
  });

  test('is recognised by an HttpOnly, SameSite cookie, which is Secure if the site uses https', async () => {
    const setCookie = (await app.signIn('member01')).headers.get('Set-Cookie');
    expect(setCookie).toMatch(/^device=[\w-]{43}\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/);
    const site = secondApp(app.deps, { env: { SITE_URL: 'https://golf.example' } });
    expect((await site.signIn('member01')).headers.get('Set-Cookie')).toMatch(
      /^__Host-device=[\w-]{43}\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  test('gets no cookie for a wrong password, and no new one for each right one', async () => {
    const response = await app.signIn('member01');
    expect([
      (await app.signIn('member01', 'wrong')).headers.get('Set-Cookie'),
      (await app.signIn('member01', password, cookieOf(response))).headers.get('Set-Cookie'),
    ]).toEqual([null, null]);
  });
});

describe('a password that was wrong for twenty ids within an hour', () => {
  const sprayed = (retryAfter: number) => refused(429, tooManyRequestsMessage(retryAfter), { retryAfter });
  const spray = async (ids: number, target = app) => {
    for (let count = 0; count < ids; count += 1)
      expect(await refusalOf(await target.signIn(`sprayed${count}`, 'Spring2026!'))).toEqual(wrongCredentials);
  };

  test('is rejected for every id, without being checked, from any address, in every process', async () => {
    const otherApp = secondApp(app.deps);
    await spray(10);
    otherApp.moveTo('198.51.100.9');
    for (let count = 10; count < 20; count += 1)
      expect(await refusalOf(await otherApp.signIn(`sprayed${count}`, 'Spring2026!'))).toEqual(wrongCredentials);
    const checked = app.observed.verified.length;
    expect([
      await refusalOf(await app.signIn('member01', 'Spring2026!')),
      await refusalOf(await otherApp.signIn('nobody01', 'Spring2026!')),
    ]).toEqual([sprayed(3600), sprayed(3600)]);
    expect(app.observed.verified.length).toBe(checked);
  });

  test('is rejected for ids that are tried simultaneously: no more are checked than the limit', async () => {
    const singleQueue = secondApp(app.deps, { deps: { hashingQueue: createHashingQueue({ concurrency: 1 }) } });
    const responses = await Promise.all(
      Array.from({ length: 40 }, async (_, count) =>
        refusalOf(await singleQueue.signIn(`sprayed${count}`, 'Spring2026!')),
      ),
    );
    expect([
      responses.filter(({ http }) => http === 400).length,
      responses.filter(({ http }) => http === 429).length,
      singleQueue.observed.verified.length,
    ]).toEqual([20, 20, 20]);
  });

  test('is accepted again after the hour, and others are accepted all the time', async () => {
    await spray(20);
    expect((await app.signIn('member01')).status).toBe(200);
    app.advance(60 * minute);
    expect(await refusalOf(await app.signIn('member02', 'Spring2026!'))).toEqual(wrongCredentials);
  });

  test('counts an id once, however often it was wrong for it', async () => {
    await spray(19);
    expect(await refusalOf(await app.signIn('sprayed0', 'Spring2026!'))).toEqual(wrongCredentials);
    expect(await refusalOf(await app.signIn('sprayed0', 'Spring2026!'))).toEqual(wrongCredentials);
  });

  test('is still accepted from a device that has signed in before', async () => {
    const device = cookieOf(await app.signIn('member01'));
    await spray(20);
    expect(await refusalOf(await app.signIn('member01', 'Spring2026!', device))).toEqual(wrongCredentials);
  });

  test('is stored as a few bits of a keyed hash, for an hour', async () => {
    await spray(1);
    expect(await app.deps.db.select({ fingerprint: failedPassword.fingerprint }).from(failedPassword)).toEqual([
      { fingerprint: expect.stringMatching(/^[\w-]{4}$/) },
    ]);
    app.advance(60 * minute);
    await purge(app.deps);
    expect(await app.deps.db.$count(failedPassword)).toBe(0);
  });
});
