import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pageInfoOf } from '#contract/site/pages/page-infos.ts';
import { notice, specialOffer } from '#server/db/site-schema.ts';
import { readSite } from '#server/ssr/files.ts';
import { beginningOf } from '#server/ssr/plain-text.ts';
import { secondApp, startApp, type TestApp } from '../lib/app.ts';
import { tagsIn } from '../lib/head.ts';

const site = 'https://golf.example';
let folder: string;
let app: TestApp;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'details-'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="ko"><head></head><body><div id="root"></div></body></html>',
  );
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  app = await startApp({ env: { SITE_URL: site }, deps: { site: readSite(folder) } });
});

const htmlOf = async (path: string, target = app) => (await target.get(path)).text();
const headOf = async (path: string, target = app) => {
  const html = await htmlOf(path, target);
  const meta = new Map(tagsIn(html, 'meta').map(({ name, property, content = '' }) => [name ?? property, content]));
  const structured = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']): unknown => JSON.parse(json),
  );
  return {
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    canonical: tagsIn(html, 'link').find(({ rel }) => rel === 'canonical')?.['href'],
    meta,
    structured,
  };
};

describe('the page of a notice', () => {
  test('has its title, its first words and its date in the head', async () => {
    await app.deps.db
      .update(notice)
      .set({
        title: '1+1 <행사> 안내',
        contents: `<p>첫눈이 오면 <strong>차</strong> 한 잔 &amp; 간식.</p><p>${'가나다라 '.repeat(40)}</p>`,
      })
      .where(eq(notice.id, 7));
    const { title, canonical, meta, structured } = await headOf('/Notice/7/?from=list');
    expect({
      title,
      canonical,
      robots: meta.get('robots'),
      shared: meta.get('og:title'),
      url: meta.get('og:url'),
    }).toEqual({
      title: '1+1 &lt;행사&gt; 안내 | 오크 리조트 골프',
      canonical: `${site}/notice/7`,
      robots: undefined,
      shared: '1+1 &lt;행사&gt; 안내 | 오크 리조트 골프',
      url: `${site}/notice/7`,
    });
    expect(meta.get('description')).toMatch(/^첫눈이 오면 차 한 잔 &amp; 간식\. (가나다라 )*가나다라…$/);
    expect(meta.get('description')?.length).toBeLessThanOrEqual(160);
    const [row] = await app.deps.db.select({ day: notice.createdDate }).from(notice).where(eq(notice.id, 7));
    expect(structured).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: '1+1 <행사> 안내',
        datePublished: row?.day,
        url: `${site}/notice/7`,
        mainEntityOfPage: `${site}/notice/7`,
        inLanguage: 'ko',
        publisher: { '@id': `${site}/#organization` },
      },
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          ['홈', '/'],
          ['소식', '/notice'],
          ['공지사항', '/notice'],
          ['1+1 <행사> 안내', '/notice/7'],
        ].map(([name, path], index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: `${site}${path}`,
        })),
      },
    ]);
  });
});

describe('the page of an offer', () => {
  test('has its title and summary in the head, and is shared with its own picture', async () => {
    const { title, canonical, meta, structured } = await headOf('/specialoffer/package/101');
    expect({
      title,
      canonical,
      description: meta.get('description'),
      robots: meta.get('robots'),
      image: meta.get('og:image'),
      alt: meta.get('og:image:alt'),
    }).toEqual({
      title: '달 아래 아홉 홀, 그리고 하룻밤 | 오크 리조트 골프',
      canonical: `${site}/specialoffer/package/101`,
      description: '월송리 해 질 녘 9홀과 소나무 숲 객실을 묶은 주중 특전',
      robots: undefined,
      image: expect.stringMatching(/^https:\/\/golf\.example\/images\/kv-moonpine-\d+\.webp$/),
      alt: '달 아래 아홉 홀, 그리고 하룻밤',
    });
    expect(structured[0]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Offer',
      name: '달 아래 아홉 홀, 그리고 하룻밤',
      description: '월송리 해 질 녘 9홀과 소나무 숲 객실을 묶은 주중 특전',
      category: '패키지',
      url: `${site}/specialoffer/package/101`,
      image: meta.get('og:image'),
      validFrom: '2026-09-01',
      validThrough: '2026-11-30',
      offeredBy: { '@id': `${site}/#organization` },
    });
  });

  test('escapes everything an operator wrote', async () => {
    const hostile = '"><script>alert(1)</script>$&</title>';
    await app.deps.db
      .update(specialOffer)
      .set({ title: hostile, summary: hostile, thumbnail: hostile, contents: hostile })
      .where(eq(specialOffer.id, 101));
    expect((await htmlOf('/specialoffer/package/101')).includes('<script>alert')).toBe(false);
  });
});

test.each([
  ['<p>하나 둘</p>', 4, '하나 둘'],
  ['<p>하나 둘셋</p>', 4, '하나…'],
  ['<p>하나둘셋넷</p>', 4, '하나둘셋…'],
  ['<p>하나둘😀</p>', 4, '하나둘…'],
  ['<p>차&nbsp;&amp;<br>&lt;다과&gt;</p>\n<p>&amp;lt;</p>', 20, '차 & <다과> &lt;'],
])('%s is shortened to %i characters at most: %j', (html, length, beginning) =>
  expect(beginningOf(html, length)).toBe(beginning),
);

describe('a URL of an unknown notice or offer', () => {
  test.each([
    '/notice/99999',
    '/notice/0',
    '/notice/2147483648',
    '/notice/99999999999999999999',
    '/notice/abc',
    '/specialoffer/package/99999',
    '/specialoffer/99999',
    '/specialoffer/foo',
    '/specialoffer/package/abc',
  ])('%s is a 404 with noindex and without content', async (path) => {
    const { meta, structured } = await headOf(path);
    expect([meta.get('robots'), structured]).toEqual(['noindex', []]);
    expect(await htmlOf(path)).not.toMatch(/noticeById|specialOfferById/);
    expect((await app.fetch(path)).status).toBe(404);
  });

  test('is answered like that of a hidden one', async () => {
    await app.deps.db.update(notice).set({ exposure: false }).where(eq(notice.id, 7));
    expect((await headOf('/notice/7')).meta.get('robots')).toBe('noindex');
  });
});

describe('the share URL of an offer', () => {
  const moved = async (path: string) => {
    const response = await app.get(path);
    return [response.status, response.headers.get('Location')];
  };

  test.each([
    ['/specialoffer/101', '/specialoffer/package/101'],
    ['/SpecialOffer/101/?utm_source=talk', '/specialoffer/package/101?utm_source=talk'],
    ['/specialoffer/103', '/specialoffer/dining/103'],
    ['/specialoffer/dining/101', '/specialoffer/package/101'],
  ])('%s redirects permanently to %s', async (path, location) => {
    expect(await moved(path)).toEqual([301, location]);
  });

  test.each(['/specialoffer/99999', '/specialoffer/0', '/specialoffer/package', '/specialoffer/101x'])(
    '%s is not found',
    async (path) => {
      expect(await moved(path)).toEqual([404, null]);
    },
  );
});

describe('detail pages are cached', () => {
  const titleOf = async (path: string, target = app) => (await headOf(path, target)).title?.split(' | ')[0];
  const rename = (id: number, title: string) => app.deps.db.update(notice).set({ title }).where(eq(notice.id, id));

  test('for a minute, then rendered again', async () => {
    await rename(7, '옛 제목');
    expect(await titleOf('/notice/7')).toBe('옛 제목');
    await rename(7, '새 제목');
    app.advance(60_000);
    expect(await titleOf('/notice/7')).toBe('옛 제목');
    app.advance(1);
    expect(await titleOf('/notice/7')).toBe('새 제목');
  });

  test('up to two hundred, evicting the least recently used, separately from other pages', async () => {
    await app.deps.db.insert(notice).values(
      Array.from({ length: 200 }, (_, index) => ({
        id: 1_000 + index,
        category: 'ETC' as const,
        ccType: 'ALL' as const,
        title: '',
        contents: '',
        createdDate: '2020-01-01',
      })),
    );
    await rename(7, '옛 제목');
    await titleOf('/notice/7');
    const list = await htmlOf('/notice');
    await rename(7, '새 제목');
    for (let id = 1_000; id < 1_199; id += 1) await htmlOf(`/notice/${id}`);
    expect(await titleOf('/notice/7')).toBe('옛 제목');
    await rename(1_000, '새로 만든 제목');
    await htmlOf('/notice/1199');
    expect([await titleOf('/notice/7'), await titleOf('/notice/1000'), (await htmlOf('/notice')) === list]).toEqual([
      '옛 제목',
      '새로 만든 제목',
      true,
    ]);
  });

  test('once for all spellings of their URL', async () => {
    const render: TestApp['deps']['render'] = async (path) => ({ html: `<p>${path}</p>`, parts: [], day: '' });
    const rendering = secondApp(app.deps, { env: { SITE_URL: site }, deps: { site: app.deps.site, render } });
    const renderedHtml = async (path: string) =>
      /<div id="root"[^>]*>(.*?)<\/div>/.exec(await htmlOf(path, rendering))?.[1];
    expect([
      await renderedHtml('/Notice/7/'),
      await renderedHtml('/notice/7'),
      await renderedHtml('/specialoffer/PACKAGE/101'),
      await renderedHtml('/specialoffer/package/101'),
    ]).toEqual([
      '<p>/notice/7</p>',
      '<p>/notice/7</p>',
      '<p>/specialoffer/package/101</p>',
      '<p>/specialoffer/package/101</p>',
    ]);
  });

  test('but not for invalid numbers', async () => {
    await rename(7, '옛 제목');
    await titleOf('/notice/7');
    await rename(7, '새 제목');
    for (let id = 5_000; id < 5_210; id += 1) await htmlOf(`/notice/${id}`);
    expect(await titleOf('/notice/7')).toBe('옛 제목');
  });
});

test.each([
  ['/notice/7', '/notice'],
  ['/specialoffer/package/101', '/specialoffer'],
  ['/specialoffer/101', '/specialoffer'],
])('while the database fails, %s is served as the page of its list, without noindex', async (path, list) => {
  const failing = new Proxy(app.deps.db, {
    get: (target, name) =>
      name === 'select'
        ? () => {
            throw new Error('down');
          }
        : Reflect.get(target, name),
  });
  const broken = secondApp(app.deps, { env: { SITE_URL: site }, deps: { db: failing, site: app.deps.site } });
  const { title, meta } = await headOf(path, broken);
  expect([title, meta.get('robots')]).toEqual([`${pageInfoOf(list)?.title} | 오크 리조트 골프`, undefined]);
});
