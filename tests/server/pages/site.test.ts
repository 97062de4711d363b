import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSite } from '#server/ssr/files.ts';
import type { TestApp } from '../lib/app.ts';
import { startApp } from '../lib/app.ts';

const template = '<!doctype html><html><head><meta name="from" content="the built page"></head><body></body></html>';
const page = expect.stringMatching(/^<!doctype html><html .*<meta name="from" content="the built page"\/>/);
const script = 'export const one = 1;';
let folder: string;
let app: TestApp;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  writeFileSync(join(folder, '.env.txt'), 'hidden');
  writeFileSync(join(folder, 'index.html'), template);
  writeFileSync(join(folder, 'about.txt'), 'About a site.');
  writeFileSync(join(folder, 'sw.js'), 'stay()');
  writeFileSync(join(folder, 'sw-off.js'), 'go()');
  writeFileSync(join(folder, 'assets/main-abc.js'), script);
  writeFileSync(join(folder, 'assets/main-abc.js.gz'), gzipSync(script));
  writeFileSync(join(folder, '..', 'outside.txt'), 'outside');
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  app = await startApp({ deps: { site: readSite(folder) } });
});

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await app.fetch(path, { headers, method });
  const { headers: responseHeaders } = response;
  return {
    http: response.status,
    text: await response.clone().text(),
    bytes: Buffer.from(await response.arrayBuffer()),
    cache: responseHeaders.get('Cache-Control'),
    type: responseHeaders.get('Content-Type'),
    encoding: responseHeaders.get('Content-Encoding'),
    length: responseHeaders.get('Content-Length'),
    etag: responseHeaders.get('ETag'),
  };
}

describe('the site', () => {
  test.each(['/', '/mypage/booking', '/account/login?redirect=%2Fmypage', '/SeongMunan/brand/', '/auth/loading'])(
    'serves %s with the page, revalidated each time',
    async (path) => {
      expect(await get(path)).toMatchObject({
        http: 200,
        text: page,
        type: 'text/html; charset=utf-8',
        cache: 'no-cache',
      });
    },
  );

  test.each(['/404', '/notice/abc', '/specialoffer/package/x'])(
    'serves %s with the page and the status 404',
    async (path) => {
      expect(await get(path)).toMatchObject({ http: 404, text: page, type: 'text/html; charset=utf-8' });
    },
  );

  test.each([
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/favicon.png',
    '/oakvalley/plan.pdf',
    '/.vite/manifest.json',
    '/.env.txt',
  ])('has no file %s, and no page in its place', async (path) => {
    expect(await get(path)).toMatchObject({ http: 404, type: 'application/json' });
  });

  test.each([
    ['/no/such/page', 302],
    ['/oakvalley/course/1', 302],
    ['/driving-ranges?from=mail', 302],
    ['/index.html', 301],
  ])('redirects %s to the main page', async (path, http) => {
    const { status, headers } = await app.fetch(path);
    expect([status, headers.get('Location')]).toEqual([http, '/']);
  });

  test('redirects a form that was submitted without JavaScript to its page, and reads nothing of it', async () => {
    const postForm = (path: string) =>
      app.fetch(path, { method: 'POST', body: new URLSearchParams({ serviceId: 'member01', password: 'Golf2026!a' }) });
    const [login, nowhere] = await Promise.all([
      postForm('/account/login?redirect=%2Fmypage'),
      postForm('/no/such/page'),
    ]);
    expect([login.status, login.headers.get('Location'), nowhere.status]).toEqual([
      303,
      '/account/login?redirect=%2Fmypage',
      404,
    ]);
  });

  test('revalidates the page by its ETag', async () => {
    const { etag } = await get('/');
    expect(await get('/', { 'If-None-Match': etag ?? '' })).toMatchObject({ http: 304, text: '' });
  });

  test('serves assets as immutable', async () => {
    expect(await get('/assets/main-abc.js')).toMatchObject({
      http: 200,
      text: script,
      type: 'text/javascript; charset=utf-8',
      cache: 'public, max-age=31536000, immutable',
      encoding: null,
    });
  });

  test('sends the compressed file if accepted', async () => {
    const compressed = await get('/assets/main-abc.js', { 'Accept-Encoding': 'br, gzip' });
    expect(compressed).toMatchObject({ http: 200, encoding: 'gzip', length: String(gzipSync(script).length) });
    expect(gunzipSync(compressed.bytes).toString()).toBe(script);
  });

  test.each([
    ['br;q=1.0, gzip;q=0.8', 'gzip'],
    ['gzip;q=0.001', 'gzip'],
    ['gzip;q=0', null],
    ['gzip; q=0.0', null],
    ['br, gzip;q=0.000', null],
    ['x-gzip, deflate', null],
    ['', null],
  ])('sends for the Accept-Encoding %j the content encoding %s', async (accepted, encoding) => {
    const { headers } = await app.fetch('/assets/main-abc.js', { headers: { 'Accept-Encoding': accepted } });
    expect([headers.get('Content-Encoding'), headers.get('Content-Length')]).toEqual([
      encoding,
      String(encoding === null ? script.length : gzipSync(script).length),
    ]);
  });

  test('has an ETag for each encoding, which validates that encoding only', async () => {
    const path = '/assets/main-abc.js';
    const plain = await get(path);
    const compressed = await get(path, { 'Accept-Encoding': 'gzip' });
    expect(compressed.etag).toBe(plain.etag?.replace(/"$/, '-gzip"'));
    expect((await get(path, { 'Accept-Encoding': 'gzip', 'If-None-Match': compressed.etag ?? '' })).http).toBe(304);
    expect((await get(path, { 'Accept-Encoding': 'gzip', 'If-None-Match': plain.etag ?? '' })).http).toBe(200);
    expect((await get(path, { 'If-None-Match': compressed.etag ?? '' })).http).toBe(200);
  });

  test.each([
    ['deleted', (path: string) => rmSync(path)],
    ['replaced', (path: string) => writeFileSync(path, `${script}// of another release`)],
  ])('does not serve a file %s while running, and the 404 is not cacheable', async (_, change) => {
    const path = join(folder, 'assets', 'gone-abc.js');
    writeFileSync(path, script);
    app = await startApp({ deps: { site: readSite(folder) } });
    change(path);
    expect(await get('/assets/gone-abc.js')).toMatchObject({
      http: 404,
      type: 'application/json',
      cache: 'no-store',
      etag: null,
    });
  });

  test('serves a file that was requested before it was deleted', async () => {
    const path = join(folder, 'assets', 'kept-abc.js');
    writeFileSync(path, script);
    app = await startApp({ deps: { site: readSite(folder) } });
    const before = await get('/assets/kept-abc.js');
    rmSync(path);
    expect(await get('/assets/kept-abc.js')).toEqual(before);
  });

  test('answers HEAD without a body', async () => {
    expect(await get('/about.txt', {}, 'HEAD')).toMatchObject({ http: 200, text: '', length: '13', cache: 'no-cache' });
  });

  test.each(['/assets/main-old.js', '/assets/%2e%2e%2findex.js', '/assets/'])(
    'has no page for the missing asset %s',
    async (path) => {
      expect((await get(path)).http).toBe(404);
    },
  );
});

test('without a build serves nothing at /', async () => {
  const bare = await startApp({ deps: { site: readSite(join(folder, 'nothing')) } });
  expect((await bare.get('/')).status).toBe(404);
});

test.each([
  ['on', 'stay()'],
  ['off', 'go()'],
] as const)(
  'with offline reading %s the worker’s script is %s, revalidated each time',
  async (OFFLINE_READING, text) => {
    app = await startApp({ env: { OFFLINE_READING }, deps: { site: readSite(folder) } });
    expect(await get('/sw.js')).toMatchObject({
      http: 200,
      text,
      type: 'text/javascript; charset=utf-8',
      cache: 'no-cache',
    });
  },
);

test('other sites may show the pictures, and nothing else', async () => {
  mkdirSync(join(folder, 'images'));
  writeFileSync(join(folder, 'images/kv-dawn.webp'), 'picture');
  app = await startApp({ deps: { site: readSite(folder) } });
  const policies = await Promise.all(
    ['/images/kv-dawn.webp', '/', '/assets/main-abc.js', '/about.txt', '/healthz'].map(async (path) =>
      (await app.fetch(path)).headers.get('Cross-Origin-Resource-Policy'),
    ),
  );
  expect(policies).toEqual(['cross-origin', 'same-origin', 'same-origin', 'same-origin', 'same-origin']);
});
