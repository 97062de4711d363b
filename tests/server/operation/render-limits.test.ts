import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RenderPage } from '#contract/http/rendered-page.ts';
import { queryNames } from '#contract/site/page-query.ts';
import { isPublicPage } from '#contract/site/routed.ts';
import { clubPaths, isMemberPath, paths } from '#contract/site/site-paths.ts';
import { readSite } from '#server/ssr/files.ts';
import { startApp, type TestApp } from '../lib/app.ts';

const site = 'https://golf.example';
const renderRate = 5;
let folder: string;
let app: TestApp;
const render = vi.fn<RenderPage>();
const outcomes: string[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'limits-'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="ko"><head></head><body><div id="root"></div></body></html>',
  );
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  render
    .mockReset()
    .mockImplementation((path) => Promise.resolve({ html: `<main>${path}</main>`, parts: [], day: '2026-11-25' }));
  outcomes.length = 0;
  app = await startApp({
    env: { SITE_URL: site, RENDER_RATE_PER_MINUTE: renderRate },
    deps: { site: readSite(folder), render, countPage: (how) => outcomes.push(how) },
  });
});

const pageMap = [...Object.values(paths), ...clubPaths];
const fixedPages = pageMap.filter((path) => !path.includes(':') && path !== paths.notFound && !isMemberPath(path));
const get = async (url: string) => {
  const { status, headers } = await app.fetch(url);
  return [status, headers.get('Location')];
};
const contentOf = async (url: string) =>
  /<div id="root"[^>]*>(.*?)<\/div>/.exec(await (await app.fetch(url)).text())?.[1];
const rendered = () => render.mock.calls.map(([path]) => path);

describe('nothing is rendered for what does not exist', () => {
  const parameters = fixedPages.flatMap((path) =>
    queryNames(path)
      .filter((name) => name !== 'query' && name !== 'q')
      .map((name) => [path, name] as const),
  );

  test.each(parameters)('%s?%s=', async (path, name) => {
    for (const value of ['99', '999999', '1000001', '-1', 'x']) {
      const url = `${path}?${name}=${value}`;
      expect([url, await get(url)]).toEqual([
        url,
        [
          302,
          expect.stringMatching(
            name === 'page' || name in { package: 1, dining: 1, etc: 1 }
              ? new RegExp(`^${path}(\\?${name}=\\d+)?$`)
              : new RegExp(`^${path}$`),
          ),
        ],
      ]);
    }
    expect(outcomes).toEqual([]);
  });

  test.each(
    pageMap
      .filter((path) => path.includes(':'))
      .flatMap((path) => ['999999', '0', '99999999999', 'x'].map((value) => path.replaceAll(/:\w+/g, value))),
  )('%s', async (path) => {
    expect([await get(path), await get(`${path}?page=2`), rendered()]).toEqual([[404, null], [404, null], []]);
  });

  test.each([
    ['/specialoffer/dining/101?utm_source=talk', '/specialoffer/package/101?utm_source=talk'],
    ['/specialoffer/no-such-kind/101', '/specialoffer/package/101'],
    ['/notice/007', '/notice/7'],
  ])('at %s, as the page is %s', async (path, location) => {
    expect([await get(path), rendered()]).toEqual([[301, location], []]);
  });

  test('and the last page is offered in place of one beyond it, with the other parameters', async () => {
    expect([
      await get('/notice?category=EVENT&page=999&utm_source=a%20b'),
      await get('/specialoffer?etc=99&query=%EC%97%86%EB%8A%94%EA%B2%83'),
    ]).toEqual([
      [302, expect.stringMatching(/^\/notice\?(page=\d+&)?category=EVENT&utm_source=a\+b$/)],
      [302, '/specialoffer?query=%EC%97%86%EB%8A%94%EA%B2%83'],
    ]);
  });
});

test.each(fixedPages)(
  '%s is rendered once for all unknown parameters, which a link from elsewhere may have',
  async (path) => {
    const page = await contentOf(path);
    const linked = await Promise.all(
      ['?utm_source=letter&utm_medium=mail', '?fbclid=x', '?', '?%EA%B0%80=%ff', '?page[]=2&__proto__=1'].map(
        (search) => contentOf(path + search),
      ),
    );
    expect([new Set(linked), rendered().length]).toEqual([new Set([page]), page === '' ? 0 : 1]);
  },
);

test('every public page of the page map but those that lead to another site is rendered', async () => {
  await Promise.all(fixedPages.filter(isPublicPage).map(contentOf));
  expect(fixedPages.filter((path) => isPublicPage(path) && !rendered().includes(path))).toEqual([
    '/seongmunan/brand',
    '/wolsongri/brand',
  ]);
});

describe('renderings that no cache holds', () => {
  const searches = Array.from({ length: renderRate + 1 }, (_, index) => `/notice?query=${index}`);
  const notices = Array.from({ length: renderRate + 1 }, (_, index) => `/notice/${101 + index}`);
  const calculations = ['peak', 'middle', 'winter'].flatMap((season) =>
    ['4', '3'].map((players) => `/oakhills/fee-information?season=${season}&players=${players}`),
  );

  test.each([
    ['searches', searches],
    ['notices', notices],
    ['calculations', calculations],
  ])('are limited for an address per minute, and cached pages do not count: %s', async (_, urls) => {
    const contents = async () => {
      const found: boolean[] = [];
      for (const url of urls) found.push((await contentOf(url)) !== '');
      return found;
    };
    const within = urls.map((_url, index) => index < renderRate);
    expect([await contents(), await contents(), rendered().length]).toEqual([within, within, renderRate]);
    app.moveTo('198.51.100.8');
    expect(await contentOf(urls.at(-1) ?? '')).not.toBe('');
    app.advance(60_001);
    expect(rendered().length).toBe(renderRate + 1);
    expect(await contents()).toEqual(within);
  });

  test('are limited for all addresses together, to four times as many', async () => {
    for (let index = 0; index < 30; index += 1) {
      app.moveTo(`198.51.100.${index}`);
      await contentOf(`/notice?query=${index}`);
    }
    expect([rendered().length, outcomes.filter((how) => how === 'refused').length]).toEqual([
      4 * renderRate,
      30 - 4 * renderRate,
    ]);
  });

  test('do not include the fixed pages, which every visitor has in common', async () => {
    for (const url of searches) await contentOf(url);
    expect(await contentOf('/notice')).toBe('<main>/notice</main>');
  });
});

test('beyond the limit a page is sent without its content, with its own title, and no shared cache stores it', async () => {
  for (let index = 0; index < renderRate; index += 1) await contentOf(`/notice?query=${index}`);
  const fallbacks = await Promise.all(
    ['/notice?query=x', '/notice/7'].map(async (url) => {
      const response = await app.fetch(url);
      const html = await response.text();
      return [
        response.status,
        response.headers.get('CDN-Cache-Control'),
        html.includes('<div id="root"></div>'),
        /rel="canonical" href="(.*?)"/.exec(html)?.[1],
      ];
    }),
  );
  expect(fallbacks).toEqual([
    [200, null, true, `${site}/notice`],
    [200, null, true, `${site}/notice/7`],
  ]);
});

test('without SITE_URL, pages under made-up hosts are limited like searches', async () => {
  app = await startApp({ env: { RENDER_RATE_PER_MINUTE: renderRate }, deps: { site: readSite(folder), render } });
  for (let host = 0; host < 10; host += 1) await contentOf(`http://h${host}.example/notice`);
  expect(rendered().length).toBe(renderRate);
});
