import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseEnv } from '#server/env.ts';
import { startApp } from './lib/app.ts';

const vendor = {
  POSTCODE_SCRIPT_URL: 'https://cdn.example/postcode.v2.js',
  POSTCODE_ORIGINS: 'https://cdn2.example,https://*.postcode.example',
};
const opened = async (env = {}) =>
  (await startApp({ env: parseEnv({ ...env, SANDBOX: 'on' }) })).get('/postcode/search');

test('the page of the postcode search runs the scripts and frames of the vendor, inline code included, without Trusted Types, and only this site may frame it', async () => {
  const origins = 'https://cdn.example https://cdn2.example https://*.postcode.example';
  expect((await opened(vendor)).headers.get('Content-Security-Policy')).toBe(
    [
      "default-src 'none'",
      `script-src 'self' 'unsafe-inline' ${origins}`,
      `style-src 'self' 'unsafe-inline' ${origins}`,
      `img-src 'self' data: ${origins}`,
      `font-src 'self' ${origins}`,
      `connect-src 'self' ${origins}`,
      `frame-src 'self' ${origins}`,
      `form-action 'self' ${origins}`,
      "frame-ancestors 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      'report-uri /policy-reports?page=postcode',
    ].join('; '),
  );
});

test('it has our script, which the site has, and then that of the vendor, and is neither cacheable nor indexed', async () => {
  const response = await opened({ POSTCODE_SCRIPT_URL: 'https://cdn.example/postcode.v2.js?a=1&b="><script>' });
  const html = await response.text();
  expect([...html.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
    '/assets/postcode-frame.1.js',
    'https://cdn.example/postcode.v2.js?a=1&amp;b=&quot;&gt;&lt;script&gt;',
  ]);
  expect(readFileSync('public/assets/postcode-frame.1.js', 'utf8')).not.toBe('');
  expect([response.headers.get('Cache-Control'), html.includes('<meta name="robots" content="noindex" />')]).toEqual([
    'no-store',
    true,
  ]);
});

test('it contains nothing of the request', async () => {
  const app = await startApp();
  expect(await (await app.get('/postcode/search?q=typed-by-someone')).text()).not.toContain('typed-by-someone');
});
