import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setting } from '#server/db/schema.ts';
import { readSite } from '#server/ssr/files.ts';
import { secondApp, startApp, type TestApp } from '../lib/app.ts';

let folder: string;
let app: TestApp;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-cache-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  app = await startApp({ deps: { site: readSite(folder) } });
});

const rename = (value: string) => app.deps.db.update(setting).set({ value }).where(eq(setting.key, 'groupName'));
const textOf = async (url: string, target = app) => (await target.fetch(url)).text();
const titleOf = async (url = '/notice') => /<title>(.*?)<\/title>/.exec(await textOf(url))?.[1];
const canonicalOf = async (url: string, target = app) =>
  /rel="canonical" href="(.*?)"/.exec(await textOf(url, target))?.[1];

describe('a page is cached', () => {
  test('for a minute, then rendered again', async () => {
    expect(await titleOf()).toBe('공지사항 | 오크 리조트 골프');
    await rename('새 이름');
    app.advance(60_000);
    expect(await titleOf()).toBe('공지사항 | 오크 리조트 골프');
    app.advance(1);
    expect(await titleOf()).toBe('공지사항 | 새 이름');
  });

  test('once, for all spellings of its URL', async () => {
    await titleOf('/notice');
    await rename('새 이름');
    expect([await titleOf('/Notice/'), await titleOf('/NOTICE'), await titleOf('/notice/faq')]).toEqual([
      '공지사항 | 오크 리조트 골프',
      '공지사항 | 오크 리조트 골프',
      '자주 묻는 질문 | 새 이름',
    ]);
  });

  test('once for all unknown URLs', async () => {
    const unknownPage = await textOf('/no/such/page');
    await rename('새 이름');
    expect(await textOf('/oakhills/nonsense')).toBe(unknownPage);
  });

  test('for each host it is requested under, with that host’s URLs', async () => {
    expect([
      await canonicalOf('http://a.example/notice'),
      await canonicalOf('http://b.example:8080/notice'),
      await canonicalOf('http://a.example/notice'),
    ]).toEqual(['http://a.example/notice', 'http://b.example:8080/notice', 'http://a.example/notice']);
  });

  test('once for all hosts if SITE_URL is set', async () => {
    const settled = secondApp(app.deps, { env: { SITE_URL: 'https://golf.example/' }, deps: { site: app.deps.site } });
    expect([
      await canonicalOf('http://a.example/notice', settled),
      await canonicalOf('http://b.example/notice', settled),
    ]).toEqual(['https://golf.example/notice', 'https://golf.example/notice']);
  });

  test('until it is the least recently used of more than two hundred: requests for made-up hosts do not evict a page in use', async () => {
    const outcomes: string[] = [];
    const target = secondApp(app.deps, { deps: { site: app.deps.site, countPage: (how) => outcomes.push(how) } });
    const countsOf = async (host: string) => (
      await textOf(`http://${host}.example/account/login`, target),
      outcomes.splice(0).join()
    );
    for (let host = 0; host < 200; host++) expect(await countsOf(`h${host}`)).toBe('rendered');
    expect(await countsOf('h0')).toBe('cached');
    await countsOf('one-more');
    expect([await countsOf('h0'), await countsOf('h1')]).toEqual(['cached', 'rendered']);
  });

  test('and rendered once for simultaneous requests', async () => {
    const outcomes: string[] = [];
    const target = secondApp(app.deps, { deps: { site: app.deps.site, countPage: (how) => outcomes.push(how) } });
    await Promise.all(Array.from({ length: 5 }, () => textOf('/notice', target)));
    expect(outcomes.toSorted()).toEqual(['cached', 'cached', 'cached', 'cached', 'rendered']);
  });
});

describe('a cached page', () => {
  test('is revalidated by its ETag until its content changes', async () => {
    const get = (tag?: string) => app.fetch('/notice', { headers: tag ? { 'If-None-Match': tag } : {} });
    const tag = (await get()).headers.get('ETag') ?? '';
    const confirmed = await get(tag);
    expect([confirmed.status, await confirmed.text(), confirmed.headers.get('ETag')]).toEqual([304, '', tag]);
    app.advance(60_001);
    expect((await get(tag)).status).toBe(304);
    await rename('새 이름');
    app.advance(60_001);
    expect((await get(tag)).status).toBe(200);
  });

  test('is sent compressed if accepted, complete, with an ETag for each encoding', async () => {
    const get = (coding: string) => app.fetch('/notice', { headers: { 'Accept-Encoding': coding } });
    const [plain, br, gz] = await Promise.all([get('br;q=0'), get('gzip, br'), get('gzip')]);
    const [text, fromBr, fromGz] = await Promise.all(
      [plain, br, gz].map(async (response) => Buffer.from(await response.arrayBuffer())),
    );
    const tag = plain.headers.get('ETag');
    expect([brotliDecompressSync(fromBr ?? '').toString(), gunzipSync(fromGz ?? '').toString()]).toEqual([
      text?.toString(),
      text?.toString(),
    ]);
    expect(
      [plain, br, gz].map(({ headers }) => [headers.get('Content-Encoding'), headers.get('Vary'), headers.get('ETag')]),
    ).toEqual([
      [null, 'Accept-Encoding', tag],
      ['br', 'Accept-Encoding', tag?.replace(/"$/, '-br"')],
      ['gzip', 'Accept-Encoding', tag?.replace(/"$/, '-gzip"')],
    ]);
    expect([plain, br, gz].map(({ headers }) => Number(headers.get('Content-Length')))).toEqual([
      text?.length,
      fromBr?.length,
      fromGz?.length,
    ]);
  });
});
