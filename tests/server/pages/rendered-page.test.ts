import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RenderPage } from '#contract/http/rendered-page.ts';
import { readSite } from '#server/ssr/files.ts';
import { readRenderer } from '#server/ssr/renderer.ts';
import { startApp, type TestApp } from '../lib/app.ts';

const template = '<!doctype html><html lang="ko"><head></head><body><div id="root"></div></body></html>';
let folder: string;
let app: TestApp;
const render = vi.fn<RenderPage>();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rendered-'));
  writeFileSync(join(folder, 'index.html'), template);
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  render.mockReset().mockImplementation((path, dehydratedQueries) =>
    Promise.resolve({
      html: `<main>${path} $& ${JSON.parse(dehydratedQueries).length > 0}</main>`,
      parts: ['page 1', 'Foot'],
      day: '2026-11-25',
    }),
  );
  app = await startApp({ deps: { site: readSite(folder), render } });
});

const textOf = async (path: string) => (await app.fetch(path)).text();

describe('a rendered page', () => {
  test('is in the root as rendered from its dehydrated queries', async () => {
    const html = await textOf('/about/story');
    expect(/<div id="root" data-ssr="">(.*?)<\/div>/.exec(html)?.[1]).toBe('<main>/about/story $& true</main>');
  });

  test('has its rendering date; a page that was not rendered has none', async () => {
    const dayOf = (html: string) => /<meta name="rendered-day" content="([^"]*)"/.exec(html)?.[1];
    const renderedDay = dayOf(await textOf('/about/story'));
    render.mockResolvedValue(null);
    expect([renderedDay, dayOf(await textOf('/about/overview'))]).toEqual(['2026-11-25', undefined]);
  });

  test('is rendered once a minute', async () => {
    await textOf('/about/story');
    await textOf('/About/Story/?utm_source=letter');
    expect(render).toHaveBeenCalledOnce();
    app.advance(60_001);
    await textOf('/about/story');
    expect(render).toHaveBeenCalledTimes(2);
  });
});

describe('a page with a canonical query string', () => {
  test.each([
    [
      '/notice?page=2&category=EVENT',
      'notices',
      { page: 2, size: 10, query: '', searchType: 'TITLE', ccType: 'ALL', category: 'EVENT' },
    ],
    [
      '/notice?ccType=OAK_HILLS',
      'notices',
      { page: 1, size: 10, query: '', searchType: 'TITLE', ccType: 'OAK_HILLS', category: 'ALL' },
    ],
    ['/specialoffer?dining=2', 'specialOffers', { page: 2, size: 6, query: '', searchType: 'TITLE' }],
    ['/oakvalley/course?course=1333', 'courseById', undefined],
    [
      '/notice?query=%EC%95%88%EB%82%B4&searchType=CONTENTS',
      'notices',
      { page: 1, size: 10, query: '안내', searchType: 'CONTENTS', ccType: 'ALL', category: 'ALL' },
    ],
    [
      '/specialoffer?query=%EA%B2%A8%EC%9A%B8',
      'specialOffers',
      { page: 1, size: 6, query: '겨울', searchType: 'TITLE' },
    ],
  ])('is rendered at its URL, %s, from its queries', async (path, id, query) => {
    await textOf(path);
    expect(render.mock.calls.map(([rendered]) => rendered)).toEqual([path]);
    expect(JSON.parse(render.mock.calls[0]?.[1] ?? '')).toContainEqual(
      expect.objectContaining({
        queryKey: ['read', id, expect.objectContaining(query ? { query } : { params: { id: 1333 } })],
      }),
    );
    expect(render).toHaveBeenCalledOnce();
  });
});

test.each([
  ['/notice?utm_source=letter&page=2', '?page=2', 'page query searchType ccType category'],
  ['/oakvalley/course?fbclid=x', '', 'course'],
  [
    '/oakvalley/fee-information?holes=27&players=3',
    '?holes=27&players=3',
    'day season slot holes players kind members',
  ],
  ['/account/login?redirect=%2Fmypage', '', undefined],
])(
  'the page at %s names the query string that it was rendered for, %j, and the parameters that its content depends on',
  async (path, search, names) => {
    const html = await textOf(path);
    expect([
      /data-ssr="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&'),
      /<meta name="query-names" content="([^"]*)"/.exec(html)?.[1],
    ]).toEqual([search, names]);
  },
);

test('the explanation and the menu for visitors without JavaScript are above the page', async () => {
  const html = await textOf('/about/story');
  expect([...html.matchAll(/<(noscript|div id="root")/g)].map(([, element]) => element)).toEqual([
    'noscript',
    'div id="root"',
  ]);
});

describe('the browser renders', () => {
  const isClientRendered = async (path: string) => (await textOf(path)).includes('<div id="root"></div>');

  test('records that do not exist', async () =>
    expect([await isClientRendered('/notice/99999'), render.mock.calls]).toEqual([true, []]));

  test('pages with a query string beyond the concurrency limit', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    render.mockImplementation(async () => {
      await released;
      return { html: '<main></main>', parts: [], day: '2026-11-25' };
    });
    const pages = [2, 3, 4, 5].map((number) => isClientRendered(`/notice?page=${number}`));
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(4));
    const fifth = await isClientRendered('/notice?page=6');
    release();
    expect([fifth, await Promise.all(pages), await isClientRendered('/notice?page=6')]).toEqual([
      true,
      [false, false, false, false],
      false,
    ]);
  });

  test('pages that the renderer leaves to it', async () => {
    render.mockResolvedValue(null);
    expect(await isClientRendered('/mypage')).toBe(true);
  });

  test('pages that fail to render on the server, which is logged', async () => {
    render.mockRejectedValue(new TypeError('a part is broken'));
    expect([
      await isClientRendered('/about/story'),
      app.observed.lines.filter((line) => line.includes('page not rendered')).length,
    ]).toEqual([true, 1]);
  });
});

test('a site built without its renderer has none, so that the browser renders all pages', () => {
  expect(readRenderer(folder)).toBeNull();
});

test('a page is rendered while other requests are served', async () => {
  const site = join(folder, 'built/site');
  mkdirSync(join(folder, 'built/render'), { recursive: true });
  writeFileSync(
    join(folder, 'built/render/entry-server.js'),
    'export const renderPage = async (path, queries) => { const until = Date.now() + 500; while (Date.now() < until); return { html: path + queries, parts: [], day: "2026-11-25" }; };',
  );
  const renderPage = readRenderer(site);
  const rendered = renderPage?.('/notice', '[]');
  let hasRendered = false;
  void rendered?.then(() => (hasRendered = true));
  const startedAt = performance.now();
  await wait(20);
  expect([hasRendered, performance.now() - startedAt < 400]).toEqual([false, true]);
  expect(await rendered).toEqual({ html: '/notice[]', parts: [], day: '2026-11-25' });
});
