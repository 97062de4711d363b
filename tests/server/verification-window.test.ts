import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseEnv } from '#server/env.ts';
import { verificationWindowPolicy } from '#server/http/security-headers.ts';
import { startApp } from './lib/app.ts';

const opened = async (env = {}) => (await startApp({ env: parseEnv({ ...env, SANDBOX: 'on' }) })).get('/auth/start');

test('the first page of a verification window may run its script, show its style and its icon and post to the providers, and nothing else', async () => {
  const response = await opened({
    NICE_URL: 'https://nice.example/service.cb',
  });
  const style = /<style>([^]*?)<\/style>/.exec(await response.text())?.[1] ?? '';
  expect(response.headers.get('Content-Security-Policy')).toBe(
    [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
      "img-src 'self'",
      "form-action 'self' https://nice.example",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      'report-uri /policy-reports?page=identity',
    ].join('; '),
  );
});

test('an origin is listed once', () =>
  expect(
    verificationWindowPolicy({ NICE_URL: 'https://id.example/a', IDENTITY_ORIGINS: ['https://id.example'] }, ''),
  ).toContain("form-action 'self' https://id.example;"));

test('the settings add origins that a provider may redirect to; in the tab of the site, the way on after a blocked window, it may be any one', async () => {
  const app = await startApp({
    env: parseEnv({
      SANDBOX: 'on',
      NICE_URL: 'https://nice.example/service.cb',
      IDENTITY_ORIGINS: 'https://nice2.example, https://*.ipin.example:8443',
    }),
  });
  const formActions = ['/auth/start', '/auth/start?tab'].map(
    async (path) => /form-action [^;]*/.exec((await app.get(path)).headers.get('Content-Security-Policy') ?? '')?.[0],
  );
  expect(await Promise.all(formActions)).toEqual([
    "form-action 'self' https://nice.example https://nice2.example https://*.ipin.example:8443",
    'form-action *',
  ]);
});

test('no other page may post to a provider', async () => {
  const app = await startApp({
    env: parseEnv({
      SANDBOX: 'on',
      NICE_URL: 'https://nice.example/service.cb',
    }),
  });
  expect((await app.get('/account/join')).headers.get('Content-Security-Policy')).toContain("form-action 'self';");
});

test('it retains its opener, names no referrer, and is neither cacheable nor indexed', async () => {
  const response = await opened();
  expect(
    ['Cross-Origin-Opener-Policy', 'Referrer-Policy', 'Cache-Control'].map((name) => response.headers.get(name)),
  ).toEqual(['unsafe-none', 'no-referrer', 'no-store']);
  expect(await response.text()).toContain('<meta name="robots" content="noindex" />');
});

test('it loads one file, which the site has', async () => {
  const files = [...(await (await opened()).text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
    ([, file = '']) => file,
  );
  expect(files).toEqual(['/assets/verification-window.6.js']);
  expect(readFileSync(`public${files[0]}`, 'utf8')).not.toBe('');
});
