import { beforeEach, describe, expect, test } from 'vitest';
import { signIn } from '#contract/account/member.ts';
import { messages } from '#contract/shared/messages.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { bodyLimitOf } from '#server/http/body-limit.ts';
import type { TestApp } from '../lib/app.ts';
import { plainPasswords, post, secondApp, startApp } from '../lib/app.ts';
import { refusalOf, refused } from '../lib/read.ts';

const path = '/api/v1/users/sign-in';
const limit = bodyLimitOf(signIn);
const invalid = refused(400, refusalMessages.invalidRequest);

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const send = async (body: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
  refusalOf(await app.fetch(path, { method: 'POST', headers: { 'Content-Type': type }, body }));

describe('a body', () => {
  test.each([
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '7',
    '{}',
    '{"serviceId":1,"password":2}',
    '{"serviceId":"member01"}',
    '['.repeat(2_000),
  ])('that reads %j is rejected', async (body) => {
    expect(await send(body)).toEqual(invalid);
  });

  test('that is not UTF-8 is rejected', async () => {
    const body = Buffer.from('{"serviceId":"member01","password":"\u00ff"}', 'latin1');
    expect(await send(new Uint8Array(body))).toEqual(invalid);
  });

  test.each(['member01\0', '\ud800'])(
    'with the text %j, which no database can store, is rejected',
    async (serviceId) => {
      expect(await refusalOf(await app.signIn(serviceId))).toEqual(invalid);
      expect(await refusalOf(await app.signIn('member01', serviceId))).toEqual(invalid);
    },
  );

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'of type %j is rejected',
    async (type) => {
      expect(await send('{}', type)).toEqual(refused(415, refusalMessages.unsupportedMediaType));
    },
  );

  test('may have a charset', async () => {
    const { body } = post({ serviceId: 'member01', password: 'Golf2026!a' });
    const headers = { 'Content-Type': 'Application/JSON; charset=utf-8' };
    expect((await app.fetch(path, { method: 'POST', headers, body: body ?? null })).status).toBe(200);
  });

  test('as long as its schema needs is accepted', async () => {
    const json = JSON.stringify({ serviceId: 'nobody01', password: 'wrong' });
    const body = json + ' '.repeat(limit - json.length);
    const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
    expect(await refusalOf(await app.fetch(path, { method: 'POST', headers, body }))).toEqual(
      refused(400, messages.wrongCredentials),
    );
  });

  test('longer than its schema needs is rejected by its Content-Length', async () => {
    const body = ' '.repeat(limit + 1);
    const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
    const response = await app.fetch(path, { method: 'POST', headers, body });
    expect(await refusalOf(response)).toEqual(refused(413, refusalMessages.tooLarge));
  });

  test('longer than its schema needs is rejected while it comes in chunks', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(1_000))),
    });
    const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
    expect(await refusalOf(await app.fetch(path, { method: 'POST', headers, body, duplex: 'half' }))).toEqual(
      refused(413, refusalMessages.tooLarge),
    );
  });
});

describe('a path', () => {
  test.each([
    ['GET', '/api'],
    ['GET', '/api/v1/nothing'],
    ['GET', '/api/v1/%ff'],
    ['GET', '/sandbox/nothing'],
    ['POST', '/nothing'],
  ])('that is unknown, %s %s, is not found', async (method, url) => {
    expect(await refusalOf(await app.fetch(url, { method }))).toEqual(refused(404, messages.notFound));
  });

  test.each([
    ['GET', '/api/v1/users/sign-in', 'POST'],
    ['DELETE', '/api/v1/users/me', 'GET, HEAD'],
    ['POST', '/api/v1/notices/1', 'GET, HEAD'],
    ['PUT', '/api/v1/special-offers/package', 'GET, HEAD'],
    ['DELETE', '/notice', 'GET, HEAD, POST'],
  ])('with another method, %s %s, returns the allowed ones: %s', async (method, url, allowed) => {
    const response = await app.fetch(url, { method });
    expect(response.headers.get('Allow')).toBe(allowed);
    expect(await refusalOf(response)).toEqual(refused(405, refusalMessages.methodNotAllowed));
  });
});

describe('a response', () => {
  test('of the API is not cacheable', async () => {
    expect((await app.get('/api/v1/users/me')).headers.get('Cache-Control')).toBe('no-store');
    expect((await app.signIn('member01')).headers.get('Cache-Control')).toBe('no-store');
  });

  test('that takes too long is a 503', async () => {
    const never = { ...plainPasswords, verify: () => new Promise<boolean>(() => undefined) };
    const slow = secondApp(app.deps, { env: { REQUEST_TIMEOUT_SECONDS: 0.05 }, deps: { passwords: never } });
    expect(await refusalOf(await slow.signIn('member01'))).toEqual(refused(503, messages.unavailable));
  });

  test('after an unexpected error is a 500 without details', async () => {
    const broken = { ...plainPasswords, verify: () => Promise.reject(new Error('secret detail')) };
    const failing = secondApp(app.deps, { deps: { passwords: broken } });
    expect(await refusalOf(await failing.signIn('member01'))).toEqual(refused(500, messages.unexpected));
  });

  test.each([
    ['loss', { code: 'ECONNREFUSED' }],
    ['socket’s loss', { code: 'ENOENT' }],
    ['restart', { code: '57P03' }],
    ['full disk', { code: '53100' }],
    ['nearly full disk', { code: '25006' }],
    ['sudden end', { message: 'Connection terminated unexpectedly' }],
    ['silence', { message: 'timeout exceeded when trying to connect' }],
  ])('after the %s of the database is a 503', async (_, details) => {
    const lost = {
      ...plainPasswords,
      verify: () => Promise.reject(new Error('query failed', { cause: Object.assign(new Error('gone'), details) })),
    };
    const failing = secondApp(app.deps, { deps: { passwords: lost } });
    expect(await refusalOf(await failing.signIn('member01'))).toEqual(refused(503, messages.unavailable));
  });
});

describe('a URL of more than 2,000 characters', () => {
  const longestUrl = (start: string) => start + 'a'.repeat(2_000 - `http://localhost${start}`.length);

  test.each(['/notice?query=', '/api/v1/notices?query=', '/assets/', '/'])(
    'is rejected below %s; one of 2,000 is accepted',
    async (start) => {
      const [accepted, refusedOne] = [await app.fetch(longestUrl(start)), await app.fetch(`${longestUrl(start)}a`)];
      expect(accepted.status).not.toBe(414);
      expect(await refusalOf(refusedOne)).toEqual(refused(414, refusalMessages.urlTooLong));
    },
  );
});
