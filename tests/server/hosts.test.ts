import { beforeEach, describe, expect, test } from 'vitest';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import type { Env } from '#server/env.ts';
import { isOurHost } from '#server/http/limit-host.ts';
import type { TestApp } from './lib/app.ts';
import { secondApp, startApp } from './lib/app.ts';
import { refusalOf, refused } from './lib/read.ts';

const site: Partial<Env> = { SANDBOX: 'off', SITE_URL: 'https://golf.example' };
const env = { SANDBOX: 'off', SITE_URL: 'https://golf.example', TRUST_PROXY: 0 } as const;

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const request = (path: string, host: string, settings = site) =>
  secondApp(app.deps, { env: settings }).fetch(path, { headers: { Host: host } });

describe('with the sandbox off, a request', () => {
  test.each(['golf.example', 'GOLF.example', 'golf.example:443'])('for %s is answered', async (host) =>
    expect((await request('/api/v1/setting', host)).status).toBe(200),
  );

  test.each(['evil.example', 'golf.example.evil.example', 'golf.example:8443', '203.0.113.9', ''])(
    'for %j is rejected, for a page, a call or a file',
    async (host) => {
      for (const path of ['/', '/api/v1/setting', '/assets/none.js'])
        expect(await refusalOf(await request(path, host))).toEqual(refused(421, refusalMessages.otherHost));
    },
  );

  test('for the health of the process is answered at any host', async () =>
    expect([(await request('/healthz', '10.0.0.7')).status, (await request('/readyz', '10.0.0.7')).status]).toEqual([
      200, 200,
    ]));
});

test('in the sandbox any host is accepted', async () =>
  expect((await request('/api/v1/setting', 'evil.example', { SITE_URL: 'https://golf.example' })).status).toBe(200));

test.each([
  [
    'is the X-Forwarded-Host of a trusted proxy',
    { host: 'upstream:3000', 'x-forwarded-host': 'golf.example' },
    1,
    true,
  ],
  [
    'is the last entry of two trusted proxies',
    { host: 'upstream:3000', 'x-forwarded-host': 'evil.example, golf.example' },
    2,
    true,
  ],
  ['is its Host if the proxy adds no header', { host: 'golf.example' }, 1, true],
  ['is its Host without a trusted proxy', { host: 'evil.example', 'x-forwarded-host': 'golf.example' }, 0, false],
] as const)('the host of a request %s', (_, headers, TRUST_PROXY, expected) => {
  expect(isOurHost(headers, { ...env, TRUST_PROXY })).toBe(expected);
});
