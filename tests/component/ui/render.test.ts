import { basename } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { verificationWindowMessages } from '#contract/account/verification-window-messages.ts';
import { clubKeys, clubPages, clubPath, paths } from '#contract/site/site-paths.ts';
import { moduleOfChunk } from '#contract/http/rendered-page.ts';
import { renderedStyle } from '#server/http/security-headers.ts';
import { renderPage } from '#src/app/boot/entry-server.tsx';
import { filesIn } from '#tools/files-in.ts';
import { dehydrated } from '../lib/dehydrated.ts';

const publicPages = [
  paths.home,
  paths.story,
  paths.overview,
  paths.drivingRange,
  paths.drivingRangeFee,
  paths.practiceRange,
  paths.privacyPolicy,
  paths.emailRefusal,
  paths.notFound,
  paths.login,
  paths.findId,
  paths.findPassword,
  paths.join,
  paths.phoneReturn,
  paths.ipinReturn,
  ...clubKeys.flatMap((club) => clubPages(club).flatMap((page) => (page === 'brand' ? [] : [clubPath(club, page)]))),
];

async function renderPath(path: string) {
  const page = await renderPage(path, '[]');
  if (!page) throw new Error(`${path} is not rendered`);
  return page;
}

test('this runs without a document', () => {
  expect(typeof document).toBe('undefined');
});

describe.each(publicPages)('the page %s', (path) => {
  test('is rendered completely: one first heading, nothing left to the browser, no style attribute except the one that the policy names', async () => {
    const { html } = await renderPath(path);
    expect({
      headings: html.match(/<h1[ >]/g)?.length,
      unfinished: html.match(/<!--\$[!?]-->/g) ?? [],
      styles: (html.match(/\sstyle="[^"]*"/g) ?? []).filter((style) => style !== ` style="${renderedStyle}"`),
    }).toEqual({ headings: 1, unfinished: [], styles: [] });
  });
});

test('pages of members are rendered by the browser', async () => {
  expect([await renderPage(paths.myPage, '[]'), await renderPage(paths.withdrawal, '[]')]).toEqual([null, null]);
});

test.each([paths.phoneReturn, paths.ipinReturn])(
  'the page %s shows what it waits for before any script has run',
  async (path) => {
    expect((await renderPath(path)).html).toContain(`>${verificationWindowMessages.checking}</h1>`);
  },
);

test('pages that are rendered at once do not mix', async () => {
  const together = await Promise.all([paths.home, paths.login, paths.home].map(renderPath));
  const [home, login] = [await renderPath(paths.home), await renderPath(paths.login)];
  expect(together).toEqual([home, login, home]);
});

test('the chunks that hydration needs are listed, that of the layout first', async () => {
  const { parts } = await renderPath(paths.home);
  expect(parts.map(moduleOfChunk)).toEqual(['SiteLayout', 'HomePage']);
});

test('each chunk is named after its module, the only one of that name, so that the server finds its files', async () => {
  const modules = filesIn('src', /\.tsx$/)
    .filter((file) => !/^src\/(?:ui|admin)\//.test(file))
    .map((file) => basename(file, '.tsx'));
  const pages = await Promise.all(publicPages.map(renderPath));
  const parts = new Set(pages.flatMap((page) => page.parts).map(moduleOfChunk));
  expect([...parts].filter((part) => modules.filter((name) => name === part).length !== 1)).toEqual([]);
});

test('a page is rendered from its dehydrated queries', async () => {
  const page = await renderPage(
    paths.home,
    dehydrated({
      id: 'keyVisuals',
      query: { pageType: 'MAIN' },
      data: [
        {
          id: 1,
          pageType: 'MAIN',
          pcImageUrl: 'kv-dawn',
          mobileImageUrl: 'kv-dawn',
          exposure: true,
          title: '서리가 내린 아침',
          alt: '',
        },
      ],
    }),
  );
  expect(page?.html).toContain('서리가 내린 아침');
});

test('served HTML is sanitised as in the browser', async () => {
  const content = '<h2>제1조</h2><p onclick="alert(1)">글<script>alert(1)</script><img src="x" onerror="alert(1)"></p>';
  const page = await renderPage(
    paths.videoPolicy,
    dehydrated({
      id: 'documentByType',
      query: { type: 'VIDEO' },
      data: {
        idType: 1,
        type: 'VIDEO',
        title: '방침',
        version: '1',
        content,
        requiredAgree: false,
        exposureByJoin: false,
      },
    }),
  );
  expect([page?.html.includes('<p>글</p>'), page?.html.includes('alert')]).toEqual([true, false]);
});

test('a page is the same whether its code was loaded before or not', async () => {
  vi.resetModules();
  const { renderPage: renderFirst } = await import('#src/app/boot/entry-server.tsx');
  const first = await renderFirst(paths.story, '[]');
  expect(await renderFirst(paths.story, '[]')).toEqual(first);
});
