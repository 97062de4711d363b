import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseEnv } from '#server/env.ts';
import { apiPolicy, insertedStyle, runtimeStyle, securityHeaders } from '#server/http/security-headers.ts';
import { insertedStyle as insertedByScript } from '#src/ui/foundation/inserted-style.ts';
import { startApp } from '../lib/app.ts';

const env = parseEnv({});

test('the headers of a site over plain http', () => {
  expect(securityHeaders(env, false)).toEqual({
    'Content-Security-Policy': [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-hashes' 'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=' 'sha256-OPvH+zTsq+vvwlH2fikB1Fveiha+jXy32l3j4fYaEpA='",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-src 'self' https://www.youtube-nocookie.com",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "worker-src 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
      'report-uri /policy-reports?page=site',
    ].join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  });
});

test('https sends Strict-Transport-Security', () => {
  expect(securityHeaders(env, true)).toEqual({
    ...securityHeaders(env, false),
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  });
});

test.each([
  ['RESERVATION_LOGIN_URL', 'https://tee.example:8443/login?x=1', "connect-src 'self' https://tee.example:8443;"],
  [
    'RESERVATION_ORIGINS',
    'https://tee.example, https://*.tee.example',
    "connect-src 'self' https://tee.example https://*.tee.example;",
  ],
])('%s of another origin is added to the policy where the browser needs it', (name, url, directive) => {
  expect(securityHeaders(parseEnv({ SANDBOX: 'on', [name]: url }), false)['Content-Security-Policy']).toContain(
    directive,
  );
});

test('the policy of the site names nothing of the postcode search, whatever its settings', () => {
  const settings = {
    POSTCODE_SCRIPT_URL: 'https://cdn.example/postcode.v2.js',
    POSTCODE_ORIGINS: 'https://postcode.example',
  };
  expect(securityHeaders(parseEnv({ SANDBOX: 'on', ...settings }), false)).toEqual(securityHeaders(env, false));
});

test('a messenger key allows its script, its calls and its window', () => {
  const policy = securityHeaders(parseEnv({ SANDBOX: 'on', VITE_KAKAO_KEY: 'key' }), false)['Content-Security-Policy'];
  for (const directive of [
    "script-src 'self' https://t1.kakaocdn.net;",
    "connect-src 'self' https://kapi.kakao.com;",
    "form-action 'self' https://sharer.kakao.com;",
  ])
    expect(policy).toContain(directive);
});

test('the style element of the back office without constructed style sheets has the text that its policy allows', () => {
  expect(insertedByScript).toBe(insertedStyle);
});

describe('of the styles that the installed react-aria adds', () => {
  const source = (path: string) => readFileSync(`node_modules/react-aria/dist/private/${path}`, 'utf8');

  test('the one of the scroll lock is allowed by hash', () =>
    expect(source('overlays/usePreventScroll.mjs')).toContain(`style.textContent = \`\n${runtimeStyle}`));

  test('the one of its buttons is in our own style sheet, and the page has the id that react-aria looks for', () => {
    const sheet = readFileSync('src/ui/foundation/first-paint.css', 'utf8');
    const added = /style\.textContent = `([^`]+)`/
      .exec(source('interactions/usePress.mjs'))?.[1]
      ?.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable');
    expect(added).toContain('touch-action');
    expect(sheet).toContain(added?.trim());
    const id = /getElementById\(([\w$]+)\)/.exec(source('interactions/usePress.mjs'))?.[1];
    expect(source('interactions/usePress.mjs')).toContain(`${id} = 'react-aria-pressable-style'`);
    expect(readFileSync('index.html', 'utf8')).toContain('id="react-aria-pressable-style"');
  });
});

test.each(['/', '/healthz', '/sandbox/nothing'])('%s has them', async (path) => {
  const app = await startApp();
  const headers = Object.fromEntries((await app.get(path)).headers);
  expect(headers).toMatchObject(lowerCaseNames(securityHeaders(env, false)));
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test.each(['/api/v1/setting', '/api/v1/nothing', '/api/v1/my/info', '/api/openapi.json'])(
  '%s has them, and a policy for data that allows nothing',
  async (path) => {
    const app = await startApp();
    const headers = Object.fromEntries((await app.get(path)).headers);
    expect(headers).toMatchObject(
      lowerCaseNames({ ...securityHeaders(env, false), 'Content-Security-Policy': apiPolicy }),
    );
  },
);

test('the policy for data', () =>
  expect(apiPolicy).toBe("default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"));

test('https is known from a trusted proxy only', async () => {
  const headers = { 'X-Forwarded-Proto': 'https' };
  const [direct, behindProxy] = [await startApp(), await startApp({ env: { TRUST_PROXY: 1 } })];
  expect((await direct.fetch('/healthz', { headers })).headers.get('Strict-Transport-Security')).toBeNull();
  expect((await behindProxy.fetch('/healthz', { headers })).headers.get('Strict-Transport-Security')).not.toBeNull();
});

test.each([
  [1, 'https', true],
  [1, 'HTTPS', true],
  [2, 'https,http', true],
  [2, 'https', true],
  [1, 'https, http', false],
  [2, 'http, https', false],
  [1, '', false],
])('behind %i trusted proxies, X-Forwarded-Proto %j is https: %s', async (TRUST_PROXY, proto, isHttps) => {
  const app = await startApp({ env: { TRUST_PROXY } });
  expect(
    (await app.fetch('/healthz', { headers: { 'X-Forwarded-Proto': proto } })).headers.has('Strict-Transport-Security'),
  ).toBe(isHttps);
});

test('a site with an https SITE_URL sends Strict-Transport-Security, whatever its proxy reports', async () => {
  const [https, http] = [
    await startApp({ env: { SITE_URL: 'https://golf.example' } }),
    await startApp({ env: { SITE_URL: 'http://golf.example' } }),
  ];
  expect((await https.get('/healthz')).headers.get('Strict-Transport-Security')).toBe(
    'max-age=31536000; includeSubDomains',
  );
  expect((await http.get('/healthz')).headers.get('Strict-Transport-Security')).toBeNull();
});

test.each(['/auth/start', '/auth/loading', '/ipin/loading', '/sandbox/nice/code', '/auth/answer/1'])(
  '%s retains its opener, across documents of a provider without a policy',
  async (path) => {
    const app = await startApp();
    const response = await app.fetch(path, { method: path.startsWith('/sandbox') ? 'POST' : 'GET' });
    expect(response.headers.get('Cross-Origin-Opener-Policy')).toBe('unsafe-none');
  },
);

const lowerCaseNames = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
