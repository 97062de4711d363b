import { beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/http/endpoint.ts';
import { endpoints } from '#contract/http/endpoints.ts';
import { messages } from '#contract/shared/messages.ts';
import { tooManyRequestsMessage } from '#contract/shared/refusal-messages.ts';
import { rateWindow } from '#server/db/schema.ts';
import type { TestApp } from './lib/app.ts';
import { post, secondApp, startApp } from './lib/app.ts';
import { myPage } from './lib/my.ts';
import { refusalOf, refused, tokenOf } from './lib/read.ts';

const env = { SIGN_IN_RATE_PER_MINUTE: 2 };
const limited = (retryAfter: number) => refused(429, tooManyRequestsMessage(retryAfter), { retryAfter });
const wrongCredentials = refused(400, messages.wrongCredentials);

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ env });
});

const attempt = async (target: TestApp, headers?: Record<string, string>) =>
  refusalOf(await target.signIn('nobody01', 'wrong', headers));
const forwarded = (addresses: string) => ({ 'X-Forwarded-For': addresses });

describe('sign-in from one address', () => {
  test('is limited to the setting until the next minute begins, to the millisecond', async () => {
    app.advance(18_001);
    expect([await attempt(app), await attempt(app), await attempt(app)]).toEqual([
      wrongCredentials,
      wrongCredentials,
      limited(42),
    ]);
    app.advance(41_998);
    expect(await attempt(app)).toEqual(limited(1));
    app.advance(1);
    expect(await attempt(app)).toEqual(wrongCredentials);
  });

  test('returns the waiting time in Retry-After', async () => {
    await attempt(app);
    await attempt(app);
    expect((await app.signIn('member01')).headers.get('Retry-After')).toBe('60');
  });

  test('above the limit costs no more queries', async () => {
    for (let calls = 0; calls < 6; calls += 1) await attempt(app);
    expect((await app.deps.db.select().from(rateWindow)).map(({ calls }) => calls)).toEqual([3]);
  });

  test('is counted across processes', async () => {
    const otherApp = secondApp(app.deps, { env });
    expect([await attempt(app), await attempt(otherApp), await attempt(app)]).toEqual([
      wrongCredentials,
      wrongCredentials,
      limited(60),
    ]);
  });

  test('is counted separately from other addresses', async () => {
    await attempt(app);
    await attempt(app);
    app.moveTo('203.0.113.8');
    expect(await attempt(app)).toEqual(wrongCredentials);
  });

  test('is counted by network in IPv6 and as IPv4 when mapped', async () => {
    for (const address of ['2001:db8::1', '2001:db8:0:0:5::2', '2001:db8::9:8']) {
      app.moveTo(address);
      await attempt(app);
    }
    expect(await attempt(app)).toEqual(limited(60));
    app.moveTo('::ffff:203.0.113.9');
    expect(await attempt(app)).toEqual(wrongCredentials);
  });

  test.each(['2001:db8:0:1::1', '2001:db8:1::1', '2001:db9::1'])(
    'is counted separately from the neighbouring network of %s',
    async (address) => {
      app.moveTo('2001:db8::1');
      await attempt(app);
      await attempt(app);
      app.moveTo(address);
      expect(await attempt(app)).toEqual(wrongCredentials);
    },
  );

  test('stores no address in the database', async () => {
    await attempt(app);
    expect(await app.deps.db.select().from(rateWindow)).toEqual([
      { addressHash: expect.stringMatching(/^[\w-]{43}$/), startsAt: app.deps.now(), calls: 1 },
    ]);
  });
});

describe('X-Forwarded-For', () => {
  test('is ignored without a trusted proxy', async () => {
    const responses = [];
    for (const entry of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) responses.push(await attempt(app, forwarded(entry)));
    expect(responses).toEqual([wrongCredentials, wrongCredentials, limited(60)]);
  });

  test('identifies the client as the trusted proxies wrote it, whatever the client put before', async () => {
    const behindProxy = secondApp(app.deps, { env: { ...env, TRUST_PROXY: 2 } });
    const responses = [];
    for (const forged of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) {
      responses.push(await attempt(behindProxy, forwarded(`${forged}, 198.51.100.4, 10.0.0.1`)));
    }
    expect(responses).toEqual([wrongCredentials, wrongCredentials, limited(60)]);
    expect(await attempt(behindProxy, forwarded('1.1.1.1, 198.51.100.5, 10.0.0.1'))).toEqual(wrongCredentials);
  });

  test.each([
    ['198.51.100.4', ['198.51.100.4:40001', '"198.51.100.4:40002"']],
    ['2001:db8::1', ['[2001:db8::1]', '"[2001:db8::1]:40001"']],
  ])('identifies one client, %s, whatever port and quotes a proxy adds', async (client, headerValues) => {
    const behindProxy = secondApp(app.deps, { env: { ...env, TRUST_PROXY: 1 } });
    expect(await attempt(behindProxy, forwarded(client))).toEqual(wrongCredentials);
    expect([
      await attempt(behindProxy, forwarded(headerValues[0] ?? '')),
      await attempt(behindProxy, forwarded(headerValues[1] ?? '')),
    ]).toEqual([wrongCredentials, limited(60)]);
  });
});

describe('calls that verify a password, a passkey or a code', () => {
  test('are these', () => {
    expect(endpoints.filter(({ limit }) => limit === 'credentials').map(({ id }) => id)).toEqual([
      'signIn',
      'requestPasskey',
      'checkPasskey',
      'signInByPasskey',
      'checkPassword',
      'sendEmailCode',
      'confirmEmail',
      'confirmMobile',
      'leave',
    ]);
  });

  test('are counted together with sign-ins', async () => {
    const page = myPage(app, await tokenOf(app, 'leaver01'));
    expect(await page.checkPassword()).toMatchObject({ http: 200 });
    expect([await page.checkPassword(), await page.leave(), await attempt(app)]).toEqual([
      limited(60),
      limited(60),
      limited(60),
    ]);
  });
});

describe('calls that look people up', () => {
  const lookups = endpoints.filter(({ limit }) => limit === 'lookup');
  const call = async (target: TestApp, { path, method }: Endpoint) =>
    (await target.fetch(path, method === 'GET' ? {} : post({}))).status;

  test('are counted together, and separately from sign-ins', async () => {
    const strict = secondApp(app.deps, { env: { SIGN_IN_RATE_PER_MINUTE: 1, LOOKUP_RATE_PER_MINUTE: lookups.length } });
    const statuses = [];
    for (const each of lookups) statuses.push(await call(strict, each));
    expect(statuses.every((status) => status === 200 || status === 400)).toBe(true);
    for (const each of lookups) expect(await call(strict, each)).toBe(429);
    expect(await attempt(strict)).toEqual(wrongCredentials);
  });

  test('are all calls except sign-in that return or process personal data', () => {
    expect(lookups.map(({ id }) => id)).toEqual([
      'sendInquiry',
      'niceCheck',
      'niceSuccess',
      'ipinCheck',
      'ipinResult',
      'validId',
      'findCorporation',
      'findId',
      'memberByDi',
      'checkId',
      'modifyPassword',
      'signUp',
    ]);
  });
});
