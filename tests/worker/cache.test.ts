import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeCaches } from './lib/fake-caches.ts';

const origin = 'https://golf.example';
const served = new Map<string, () => Response>();
let stored: ReturnType<typeof fakeCaches>;

beforeEach(() => {
  stored = fakeCaches(origin);
  served.clear();
  vi.resetModules();
  vi.stubGlobal('builtRelease', { id: 'new', files: ['/assets/a.js', '/assets/b.js'], styles: [] });
  vi.stubGlobal('caches', stored);
  vi.stubGlobal('fetch', async (url: string) => served.get(url)?.() ?? basic('', { status: 404 }));
});

/** Returns a response of this origin. */
const basic = (body: string, init: ResponseInit = {}) => {
  const response = Object.defineProperty(new Response(body, init), 'type', { value: 'basic' });
  return Object.defineProperty(response, 'clone', { value: () => basic(body, init) });
};
const html = (styles: string, content = '글') =>
  `<title>글 | 오크</title><link href="${styles}"><script src="/assets/a.js"></script><div id="root" data-ssr="">${content}</div>`;
const page = (styles: string, tag = styles) =>
  basic(html(styles), { headers: { 'Content-Type': 'text/html; charset=utf-8', ETag: `"${tag}"` } });

describe('the cache', () => {
  test('evicts the oldest entry beyond its limit', async () => {
    const { putInCache } = await import('../../worker/cache.ts');
    for (const url of ['/1', '/2', '/1', '/3']) await putInCache('reads', url, new Response(''), 2);
    expect(stored.content()).toEqual({ reads: ['/1', '/3'] });
  });

  test('leaves an entry in place if its ETag is unchanged', async () => {
    const { matchCache, putInCache } = await import('../../worker/cache.ts');
    const tagged = (body: string, tag: string) => new Response(body, { headers: { ETag: tag } });
    await putInCache('reads', '/1', tagged('first', '"1"'), 2);
    await putInCache('reads', '/1', tagged('never written', '"1"'), 2);
    expect(await (await matchCache('/1'))?.text()).toBe('first');
    await putInCache('reads', '/1', tagged('second', '"2"'), 2);
    expect(await (await matchCache('/1'))?.text()).toBe('second');
  });
});

describe('a page', () => {
  test('is cached with its styles and files, and found for every spelling of its URL', async () => {
    const { matchPage, cachePage } = await import('../../worker/pages.ts');
    served.set('/assets/site-1.css', () => basic('css')).set('/assets/a.js', () => basic('js'));
    await cachePage('/Notice/', page('/assets/site-1.css'));
    expect(stored.content()).toEqual({
      'files new': ['/assets/site-1.css', '/assets/a.js'],
      'pages new': ['/notice'],
    });
    expect(await (await matchPage('/NOTICE'))?.text()).toContain('글');
  });

  test('that has changed replaces itself', async () => {
    const { cachePage, matchPage } = await import('../../worker/pages.ts');
    for (const version of [1, 2]) {
      served.set(`/assets/site-${version}.css`, () => basic('css')).set('/assets/a.js', () => basic('js'));
      await cachePage('/notice', page(`/assets/site-${version}.css`));
    }
    expect([stored.content()['pages new'], await (await matchPage('/notice'))?.text()]).toEqual([
      ['/notice'],
      html('/assets/site-2.css'),
    ]);
  });

  test('is not cached if its stylesheet fails to load', async () => {
    const { cachePage } = await import('../../worker/pages.ts');
    served.set('/assets/a.js', () => basic('js'));
    await expect(cachePage('/notice', page('/assets/site-1.css'))).rejects.toThrow('could not be fetched');
    expect(stored.content()['pages new'] ?? []).toEqual([]);
  });

  test('that no longer exists is removed', async () => {
    const { cachePage } = await import('../../worker/pages.ts');
    served.set('/assets/site-1.css', () => basic('css')).set('/assets/a.js', () => basic('js'));
    await cachePage('/notice', page('/assets/site-1.css'));
    await cachePage('/notice', basic('', { status: 404 }));
    expect(stored.content()['pages new']).toEqual([]);
  });

  test.each([
    ['an error', basic(html('/assets/site-1.css'), { status: 500, headers: { 'Content-Type': 'text/html' } })],
    ['no page', basic('{}', { headers: { 'Content-Type': 'application/json' } })],
    [
      'a page that the server left to the browser',
      basic('<div id="root"></div>', { headers: { 'Content-Type': 'text/html' } }),
    ],
  ])('is not cached from %s', async (_, response) => {
    const { cachePage } = await import('../../worker/pages.ts');
    await cachePage('/', response);
    expect(stored.content()).toEqual({});
  });

  test('of the previous release is served until it is cached again, and listed once', async () => {
    const { matchPage, cachePage, cachedPages } = await import('../../worker/pages.ts');
    await (await stored.open('pages old')).put('/notice', page('/assets/site-0.css'));
    expect(await (await matchPage('/notice'))?.text()).toContain('site-0.css');
    served.set('/assets/site-1.css', () => basic('css')).set('/assets/a.js', () => basic('js'));
    await cachePage('/notice', page('/assets/site-1.css'));
    expect(stored.content()['pages old']).toEqual([]);
    expect(await cachedPages()).toEqual([{ path: '/notice', title: '글' }]);
  });
});

test('of earlier releases only the last one with cached pages is retained', async () => {
  const { deleteOldCaches } = await import('../../worker/release.ts');
  for (const name of [
    'files older',
    'pages older',
    'reads',
    'files old',
    'pages old',
    'files never-begun',
    'files new',
    'pages new',
  ])
    await stored.open(name);
  await deleteOldCaches();
  expect(await stored.keys()).toEqual(['reads', 'files old', 'pages old', 'files new', 'pages new']);
});
