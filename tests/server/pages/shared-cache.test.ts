import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { notices } from '#contract/news/notice.ts';
import { getSetting } from '#contract/site/setting.ts';
import { createApp } from '#server/app.ts';
import { setting } from '#server/db/schema.ts';
import type { Env } from '#server/env.ts';
import type { AppEnv } from '#server/http/app-type.ts';
import { createSharedCache } from '#server/http/shared-cache.ts';
import type { Listening } from '#server/listen.ts';
import { listen } from '#server/listen.ts';
import { readSite } from '#server/ssr/files.ts';
import type { TestApp } from '../lib/app.ts';
import { startApp } from '../lib/app.ts';
import { tokenOf } from '../lib/read.ts';

const api = getSetting.path;
const second = 1_000;
let folder: string;
let app: TestApp;
let server: Listening;

beforeEach(() => start());
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** Starts a server on a port, with the cache before it. */
async function start(env: Partial<Env> = {}): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'shared-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  app = await startApp({ env, deps: { site: readSite(folder) } });
  const sharedCache = createSharedCache(app.deps);
  server = await listen(createApp(app.deps, sharedCache), { HOST: '127.0.0.1', PORT: 0 }, { sharedCache });
  await rename('처음');
}

/** Changes the data in the database without invalidating the cache. */
const rename = (value: string) => app.deps.db.update(setting).set({ value }).where(eq(setting.key, 'groupName'));

type RequestOptions = { readonly headers?: Record<string, string>; readonly method?: string };

/** Sends a request with Node's client, which may set any Host header and does not decompress the response. */
async function sendRequest(path: string, { headers = {}, method = 'GET' }: RequestOptions = {}) {
  const outgoing = request(server.url + path, { headers: { Connection: 'close', ...headers }, method });
  outgoing.end();
  const [response]: IncomingMessage[] = await once(outgoing, 'response');
  if (!response) throw new Error('It did not answer.');
  const { 'x-request-id': id, date: _, ...stored } = response.headers;
  return { status: response.statusCode, id, headers: stored, body: await text(response) };
}

/** Returns which of the two names a response contains. */
const nameIn = async (path: string, options?: RequestOptions) =>
  /처음|다음/.exec((await sendRequest(path, options)).body)?.[0];

test('a public response is served from the cache, with its age and an id of its own, until it expires', async () => {
  const first = await sendRequest(api);
  await rename('다음');
  app.advance(59 * second);
  const stored = await sendRequest(api);
  expect(stored).toEqual({
    ...first,
    id: stored.id,
    headers: { ...first.headers, 'content-length': String(Buffer.byteLength(first.body)), age: '59' },
  });
  expect([stored.id === first.id, /처음/.test(stored.body)]).toEqual([false, true]);
  app.advance(second + 1);
  expect(await nameIn(api)).toBe('다음');
});

test('a page, which browsers always revalidate, is cached for ten seconds', async () => {
  const { headers } = await sendRequest('/notice');
  expect([headers['cache-control'], headers['cdn-cache-control']]).toEqual(['no-cache', 'max-age=10']);
  app.advance(60 * second);
  expect(await nameIn('/notice')).toBe('처음');
  await rename('다음');
  app.advance(9 * second);
  expect((await sendRequest('/notice')).headers.age).toBe('9');
  app.advance(second + 1);
  expect((await sendRequest('/notice')).headers.age).toBeUndefined();
});

test('a matching If-None-Match is answered with 304', async () => {
  const { headers } = await sendRequest(api);
  await rename('다음');
  const notModified = await sendRequest(api, { headers: { 'If-None-Match': headers.etag ?? '' } });
  expect([
    notModified.status,
    notModified.body,
    notModified.headers.etag,
    notModified.headers['cache-control'],
    notModified.headers['content-type'],
  ]).toEqual([304, '', headers.etag, headers['cache-control'], undefined]);
  expect((await sendRequest(api, { headers: { 'If-None-Match': '"another"' } })).status).toBe(200);
});

test.each<[string, RequestOptions]>([
  ['another name of the server', { headers: { Host: 'other.example' } }],
  ['a part', { headers: { Range: 'bytes=0-10' } }],
])('%s bypasses the cache', async (_, options) => {
  await sendRequest(api);
  await rename('다음');
  expect(await nameIn(api, options)).toBe('다음');
});

test('a request with a session bypasses the cache, and its response is not cached', async () => {
  const memberOptions = { headers: { Authorization: `Bearer ${await tokenOf(app)}` } };
  await sendRequest(api, memberOptions);
  await rename('다음');
  expect([await nameIn(api), await nameIn(api, memberOptions)]).toEqual(['다음', '다음']);
  await rename('처음');
  expect([await nameIn(api), await nameIn(api, memberOptions)]).toEqual(['다음', '처음']);
});

test('https has an entry of its own if a trusted proxy reports it', async () => {
  await server.stop();
  await start({ TRUST_PROXY: 1 });
  const overHttps = { headers: { 'X-Forwarded-Proto': 'https' } };
  await sendRequest('/notice');
  expect((await sendRequest('/notice', overHttps)).headers['strict-transport-security']).toMatch(/max-age/);
  expect((await sendRequest('/notice')).headers['strict-transport-security']).toBeUndefined();
});

test('each encoding has its own entry', async () => {
  const lengths = await Promise.all(
    ['br', 'gzip', 'identity'].map(
      async (coding) =>
        (await sendRequest('/notice', { headers: { 'Accept-Encoding': coding } })).headers['content-encoding'],
    ),
  );
  const repeatedHeaders = await Promise.all(
    ['br', 'gzip', 'identity', 'br;q=0'].map(
      async (coding) => (await sendRequest('/notice', { headers: { 'Accept-Encoding': coding } })).headers,
    ),
  );
  expect(lengths).toEqual(['br', 'gzip', undefined]);
  expect(repeatedHeaders.map((headers) => [headers['content-encoding'], headers.age])).toEqual([
    ['br', '0'],
    ['gzip', '0'],
    [undefined, '0'],
    [undefined, '0'],
  ]);
});

test('errors, uncacheable responses and HEAD requests are not cached', async () => {
  const requests: [string, RequestOptions?][] = [
    ['/notice/999999'],
    ['/auth/loading?handle=sealed'],
    [`${notices.path}?page=-1`],
    ['/api/v1/users/me'],
    ['/healthz'],
    [api, { method: 'HEAD' }],
  ];
  const ages = [];
  for (const [path, options] of [...requests, ...requests]) ages.push((await sendRequest(path, options)).headers.age);
  expect(ages).toEqual(Array(12).fill(undefined));
});

test.each([
  ['public', { 'Cache-Control': 'public, max-age=60' }, 200, '0'],
  ['public, and sets a cookie', { 'Cache-Control': 'public, max-age=60', 'Set-Cookie': 'device=1' }, 200, undefined],
  ['public, and was not found', { 'Cache-Control': 'public, max-age=60' }, 404, undefined],
  ['private', { 'Cache-Control': 'private, max-age=60' }, 200, undefined],
  ['stale at once', { 'Cache-Control': 'public, max-age=0' }, 200, undefined],
  ['without Cache-Control', {}, 200, undefined],
])('a response that is %s has this age when requested again', async (_, headers, status, age) => {
  await server.stop();
  const sharedCache = createSharedCache(app.deps);
  const testApp = new Hono<AppEnv>().use(sharedCache.store).get('/', () => new Response('said', { status, headers }));
  server = await listen(testApp, { HOST: '127.0.0.1', PORT: 0 }, { sharedCache });
  await sendRequest('/');
  expect((await sendRequest('/')).headers.age).toBe(age);
});

test('a cached response has its line in the log, like any other', async () => {
  await sendRequest(api);
  app.observed.lines.length = 0;
  const { id } = await sendRequest(api);
  await sendRequest(api, { headers: { 'If-None-Match': (await sendRequest(api)).headers.etag ?? '' } });
  expect(app.observed.lines.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({ message: 'request', id, method: 'GET', path: api, status: 200 }),
    expect.objectContaining({ status: 200 }),
    expect.objectContaining({ message: 'request', method: 'GET', path: api, status: 304 }),
  ]);
});

test('the cache is bounded by size: the least recently used entry is evicted first', async () => {
  await server.stop();
  await start({ SHARED_CACHE_MB: 3 / 64 });
  await sendRequest(api);
  const urls = Array.from({ length: 20 }, (_, index) => `/api/v1/faqs?${index}${'x'.repeat(1_500)}`);
  for (const url of urls) await sendRequest(url);
  const ages = [await sendRequest(api), await sendRequest(urls.at(-1) ?? '')].map(({ headers }) => headers.age);
  expect(ages).toEqual([undefined, '0']);
});

test('headers and URLs count towards the size, not the content alone', async () => {
  await server.stop();
  await start({ SHARED_CACHE_MB: 3 / 64 });
  const urls = Array.from({ length: 40 }, (_, index) => `${api}?${index}`);
  const { body, headers } = await sendRequest(api);
  for (const url of urls) await sendRequest(url);
  const ages = [];
  for (const url of urls.toReversed()) ages.push((await sendRequest(url)).headers.age);
  const stored = ages.indexOf(undefined);
  const weight = Buffer.byteLength(body) + Object.entries(headers).flat().join('').length;
  expect([stored > 1, stored * weight < (3 / 64) * 1024 * 1024 * 0.9]).toEqual([true, true]);
});

test('ever new query strings of one path do not evict other paths', async () => {
  const urls = Array.from({ length: 101 }, (_, index) => `/api/v1/faqs?${index}`);
  await sendRequest(api);
  for (const url of urls) await sendRequest(url);
  const ages = [await sendRequest(urls[1] ?? ''), await sendRequest(urls[0] ?? ''), await sendRequest(api)].map(
    ({ headers }) => headers.age,
  );
  expect(ages).toEqual(['0', undefined, '0']);
});
