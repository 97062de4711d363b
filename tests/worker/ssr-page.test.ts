import { expect, test } from 'vitest';
import { offlinePage } from '../../worker/offline-page.ts';
import { isServerRendered, linksOf, markAsCached, titleOf } from '../../worker/ssr-page.ts';

const page = `<!doctype html>
<html lang="ko" data-sandbox>
  <head>
    <title>A &amp; B | 공지사항 | 오크 리조트 골프</title>
    <link rel="stylesheet" href="/assets/index-1.css" />
    <link rel="preload" as="script" href="/assets/vendor-1.js" />
    <meta name="font-files" content="/assets/fonts-1.css /assets/begin-2.woff2" />
    <script type="module" src="/assets/index-3.js"></script>
    <link rel="icon" href="/favicon.svg" />
  </head>
  <body><div id="root" data-ssr="?"><a href="https://other.example/assets/x.js">글</a><img src="/images/a.avif" /></div></body>
</html>`;

test('a page links its styles and its entry files', () => {
  expect(linksOf(page)).toEqual([
    '/assets/index-1.css',
    '/assets/vendor-1.js',
    '/assets/fonts-1.css',
    '/assets/begin-2.woff2',
    '/assets/index-3.js',
  ]);
});

test('a page is cacheable if it is server-rendered', () => {
  expect([isServerRendered(page), isServerRendered('<html><div id="root"></div></html>')]).toEqual([true, false]);
});

test('the title of a page is its own part, escaped as in the page', () => {
  expect([titleOf(page), titleOf('<title>오크 리조트 골프</title>'), titleOf('<p>')]).toEqual([
    'A &amp; B | 공지사항',
    '오크 리조트 골프',
    '',
  ]);
});

test('a page served from the cache is marked, and otherwise unchanged', () => {
  expect(markAsCached(page)).toBe(page.replace('<html ', '<html data-cached '));
});

test('the offline page lists the cached pages', () => {
  const html = offlinePage({ styles: ['/assets/a.css'], icon: 'data:,icon' }, [
    { path: '/notice/1', title: 'A &amp; B' },
  ]);
  expect(html).toContain('<link rel="icon" href="data:,icon" type="image/svg+xml" />');
  expect(html).toContain('<link rel="stylesheet" href="/assets/a.css" />');
  expect(html).toContain('<li><a href="/notice/1">A &amp; B</a></li>');
  expect(html).toContain('<a class="again" href="">다시 시도</a>');
});

test('without cached pages there is no list', () => {
  expect(offlinePage({ styles: [], icon: 'data:,icon' }, [])).not.toContain('<nav');
});
