import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sandboxNotChosen } from '#contract/shared/refusal-messages.ts';
import { parseEnv } from '#server/env.ts';
import { isServed } from '#server/http/limit-host.ts';
import type { TestApp } from './lib/app.ts';
import { secondApp, startApp } from './lib/app.ts';
import { refusalOf, refused } from './lib/read.ts';

const here = { host: 'localhost:3000' };
const browser = { ...here, 'sec-fetch-mode': 'navigate', accept: 'text/html' };

const signs: readonly [sign: string, headers: Record<string, string>][] = [
  ['host', { host: 'golf.example' }],
  ['host', { host: '192.168.0.5:3000' }],
  ['host', { host: '127.0.0.1.golf.example' }],
  ['host', { host: 'localhost.golf.example' }],
  ['host', { host: '' }],
  ['x-forwarded-for', { ...here, 'x-forwarded-for': '203.0.113.7' }],
  ['x-forwarded-host', { ...here, 'x-forwarded-host': 'localhost' }],
  ['x-forwarded-proto', { ...here, 'x-forwarded-proto': 'https' }],
  ['forwarded', { ...here, forwarded: 'for=127.0.0.1' }],
  ['via', { ...here, via: '1.1 proxy' }],
  ['x-real-ip', { ...here, 'x-real-ip': '127.0.0.1' }],
  ['cf-connecting-ip', { ...here, 'cf-connecting-ip': '203.0.113.7' }],
  ['origin', { ...here, origin: 'https://golf.example' }],
  ['referer', { ...here, referer: 'https://golf.example/notice', 'sec-fetch-site': 'same-origin' }],
  ['referer', { ...here, referer: 'http://192.168.0.5/notice' }],
];

const ordinary: readonly Record<string, string>[] = [
  here,
  { host: 'LOCALHOST' },
  { host: '127.0.0.1:3000' },
  { host: '127.8.9.10' },
  { host: '[::1]:3000' },
  { host: 'golf.localhost:3000' },
  { ...here, origin: 'http://localhost:3000', referer: 'http://localhost:3000/notice' },
  { ...here, origin: 'null' },
  { ...here, origin: 'chrome-extension://abcdef' },
  { ...here, referer: 'https://wiki.example/', 'sec-fetch-site': 'cross-site' },
];

const env = parseEnv({});
let seeded: TestApp;
let app: TestApp;
beforeAll(async () => {
  seeded = await startApp();
});
beforeEach(() => {
  app = secondApp(seeded.deps, { env: { isForThisMachine: true } });
});

const setting = (headers: Record<string, string>, caller = app) => caller.fetch('/api/v1/setting', { headers });
const warnings = ({ observed }: TestApp) =>
  observed.lines.map((line): unknown => JSON.parse(line)).filter((line) => JSON.stringify(line).includes('not chosen'));
const warning = (sign: string) =>
  expect.objectContaining({
    level: 'error',
    message: 'SANDBOX not chosen',
    sign,
    set: 'SANDBOX=off for a site with real members, on for a trial in which anyone can log in as anyone',
  });

describe('without a choice of SANDBOX', () => {
  test.each(signs)(
    'a request with the sign "%s" is rejected and logged, and no cache answers it: %j',
    async (sign, headers) => {
      expect(await refusalOf(await setting(headers))).toEqual(refused(421, sandboxNotChosen));
      expect(warnings(app)).toEqual([warning(sign)]);
      expect(isServed({ headers, httpVersion: '1.1' }, env)).toBe(false);
    },
  );

  test('a request over HTTP/1.0, as of nginx by default, is not answered', () => {
    expect([
      isServed({ headers: here, httpVersion: '1.0' }, env),
      isServed({ headers: here, httpVersion: '1.1' }, env),
    ]).toEqual([false, true]);
  });

  test.each(ordinary)('a request of this machine is answered: %j', async (headers) => {
    expect((await setting(headers)).status).toBe(200);
    expect(isServed({ headers, httpVersion: '1.1' }, env)).toBe(true);
  });

  test('the weather comes from the sandbox, and nothing is logged', async () => {
    expect((await app.fetch('/api/v1/weather', { headers: here })).status).toBe(200);
    expect(app.observed.lines.filter((line) => line.includes('"error"'))).toEqual([]);
  });

  test('many such requests are logged once', async () => {
    for (const [, headers] of signs) await setting(headers);
    expect(warnings(app)).toEqual([warning('host')]);
  });

  test('no page and no file of the sandbox is served to other machines, and a browser gets a Korean page', async () => {
    const paths = ['/', '/sandbox/mail', '/sandbox/nice/CheckPlusSafeModel/checkplus.cb', '/assets/none.js'];
    for (const path of paths) {
      const response = await app.fetch(path, { headers: { ...browser, host: 'golf.example' } });
      expect([response.status, (await response.text()).includes(`<p>${sandboxNotChosen}</p>`)]).toEqual([421, true]);
    }
  });

  test('the health of the process is answered at any host', async () => {
    expect((await app.fetch('/healthz', { headers: { host: '10.0.0.7' } })).status).toBe(200);
  });
});

test.each(signs)('with SANDBOX=on a request with the sign "%s" is answered: %j', async (_, headers) => {
  const open = secondApp(app.deps, { env: parseEnv({ SANDBOX: 'on' }) });
  expect((await setting(headers, open)).status).toBe(200);
  expect(warnings(open)).toEqual([]);
});
