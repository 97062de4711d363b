import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { pageInfoOf } from '#contract/site/pages/page-infos.ts';
import { clubKeys, clubPages, clubPath, paths } from '#contract/site/site-paths.ts';
import { setting } from '#server/db/schema.ts';
import { club as clubTable, keyVisual } from '#server/db/site-schema.ts';
import { readSite } from '#server/ssr/files.ts';
import { startApp, type TestApp } from '../lib/app.ts';
import { tagsIn } from '../lib/head.ts';

const site = 'https://golf.example';
let folder: string;
let app: TestApp;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'heads-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="ko"><head></head><body></body></html>');
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  app = await startApp({ env: { SITE_URL: site }, deps: { site: readSite(folder) } });
});

const htmlOf = async (path: string, target = app): Promise<string> => (await target.get(path)).text();

const metaOf = (html: string, key: string) =>
  tagsIn(html, 'meta').find(({ name, property }) => name === key || property === key)?.['content'];
const linksOf = (html: string, rel: string) => tagsIn(html, 'link').filter((link) => link['rel'] === rel);
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
const structuredOf = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );

const publicPages = [
  ...Object.values(paths).filter((path) => pageInfoOf(path)),
  ...clubKeys.flatMap((club) => clubPages(club).flatMap((page) => (page === 'brand' ? [] : [clubPath(club, page)]))),
];

describe('the head of a page', () => {
  test('describes it to search engines and for sharing, under one URL', async () => {
    const html = await htmlOf('/OakHills/course/?course=1342');
    expect({
      title: titleOf(html),
      description: metaOf(html, 'description'),
      canonical: linksOf(html, 'canonical').map(({ href }) => href),
      graph: [
        'og:type',
        'og:locale',
        'og:site_name',
        'og:title',
        'og:url',
        'og:image',
        'og:image:width',
        'og:image:height',
        'twitter:card',
      ].map((key) => metaOf(html, key)),
      robots: metaOf(html, 'robots'),
    }).toEqual({
      title: '오크힐스 코스 안내 | 오크 리조트 골프',
      description: pageInfoOf('/oakhills/course')?.description,
      canonical: [`${site}/oakhills/course`],
      graph: [
        'website',
        'ko_KR',
        '오크 리조트 골프',
        '오크힐스 코스 안내 | 오크 리조트 골프',
        `${site}/oakhills/course`,
        `${site}/images/kv-summer-1920.webp`,
        '1920',
        '1080',
        'summary_large_image',
      ],
      robots: undefined,
    });
  });

  test('has the name of the group first on the main page', async () => {
    expect(titleOf(await htmlOf('/'))).toBe('오크 리조트 골프 | 원주의 숲에 놓인 네 클럽, 아흔 개의 홀');
  });

  test.each([
    ['/mypage', 'noindex'],
    ['/delete-account', 'noindex'],
    ['/notice/99999', 'noindex'],
    ['/404', 'noindex'],
    ['/search', 'noindex'],
    ['/search?q=18', 'noindex'],
    ['/account/login', undefined],
    ['/notice', undefined],
  ])('of %s has the robots meta %s', async (path, robots) => {
    expect(metaOf(await htmlOf(path), 'robots')).toBe(robots);
  });

  test('escapes everything an operator wrote', async () => {
    const hostile = '"><script>alert(1)</script>$&</title>';
    await app.deps.db.update(setting).set({ value: hostile }).where(eq(setting.key, 'groupName'));
    await app.deps.db.update(clubTable).set({ phone: hostile });
    const html = await htmlOf('/');
    expect([html, await htmlOf('/oakhills/course')].filter((page) => page.includes('<script>alert'))).toEqual([]);
    expect([structuredOf(html)[0]?.['name'], structuredOf(await htmlOf('/oakhills/course'))[0]?.['telephone']]).toEqual(
      [hostile, hostile],
    );
    expect(titleOf(html)).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;&lt;/title&gt;');
    expect(JSON.parse(/id="dehydrated-queries">(.*?)<\/script>/s.exec(html)?.[1] ?? '')).toContainEqual(
      expect.objectContaining({
        queryKey: ['read', 'getSetting', {}],
        state: expect.objectContaining({ data: expect.objectContaining({ groupName: hostile }) }),
      }),
    );
  });
});

describe('the shared picture', () => {
  const sharedOf = async (path: string) => {
    const html = await htmlOf(path);
    return ['og:image', 'og:image:width', 'og:image:height', 'og:image:alt'].map((key) => metaOf(html, key));
  };
  const choose = (pcImageUrl: string) =>
    app.deps.db.update(keyVisual).set({ pcImageUrl, alt: '' }).where(eq(keyVisual.pageType, 'ABOUT'));
  const dawn = [`${site}/images/kv-dawn-1710.webp`, '1710', '962', '오크 리조트 골프'];

  test('is the wide crop of the portrait key visual', async () => {
    await choose('kv-dusk-900x1400.webp');
    expect(await sharedOf('/about/overview')).toEqual([
      `${site}/images/kv-dusk-1920.webp`,
      '1920',
      '1080',
      '오크 리조트 골프',
    ]);
  });

  test.each([
    ['https://cdn.example/kv.jpg', 'https://cdn.example/kv.jpg'],
    ['/images/kv.jpg', `${site}/images/kv.jpg`],
  ])('has no size if it is not a picture of the site: %s', async (file, shared) => {
    await choose(file);
    expect(await sharedOf('/about/overview')).toEqual([shared, undefined, undefined, '오크 리조트 골프']);
  });

  test('is the morning picture if the page has no picture that can be shared', async () => {
    await choose('javascript:alert(1)');
    expect([await sharedOf('/about/overview'), await sharedOf('/account/login'), await sharedOf('/404')]).toEqual([
      dawn,
      dawn,
      dawn,
    ]);
  });
});

describe('structured data', () => {
  test('is the organization on the main page', async () => {
    expect(structuredOf(await htmlOf('/'))).toEqual([
      expect.objectContaining({
        '@type': 'Organization',
        '@id': `${site}/#organization`,
        name: '오크 리조트 골프',
        url: `${site}/`,
        address: expect.objectContaining({ addressCountry: 'KR' }),
      }),
    ]);
  });

  test.each(clubKeys)('is the golf course and its location on the course page of %s', async (club) => {
    const [course, breadcrumbs, ...others] = structuredOf(await htmlOf(`/${club}/course`));
    expect(course).toMatchObject({
      '@type': 'GolfCourse',
      url: `${site}/${club}/course`,
      publicAccess: club === 'seongmunan' || club === 'wolsongri',
      geo: { '@type': 'GeoCoordinates' },
      parentOrganization: { '@id': `${site}/#organization` },
    });
    const items = (breadcrumbs?.['itemListElement'] ?? []) as { position: number; item: string }[];
    expect(items.map(({ position, item }) => [position, item])).toEqual([
      [1, `${site}/`],
      [2, `${site}/about/overview`],
      [3, `${site}/${club}/course`],
      [4, `${site}/${club}/course`],
    ]);
    expect(others).toEqual([]);
  });

  test('has the location, phone and picture of a club at its own URL', async () => {
    await app.deps.db
      .update(clubTable)
      .set({ address: '원주시 오크로 1', phone: '033-000-0000', lat: 37.4, lng: 127.8 })
      .where(eq(clubTable.key, 'oakhills'));
    const [course] = structuredOf(await htmlOf('/oakhills/course'));
    expect(course).toMatchObject({
      name: '오크힐스 CC',
      telephone: '033-000-0000',
      address: { '@type': 'PostalAddress', streetAddress: '원주시 오크로 1', addressCountry: 'KR' },
      geo: { '@type': 'GeoCoordinates', latitude: 37.4, longitude: 127.8 },
      image: expect.stringMatching(/^https:\/\/golf\.example\/images\/[\w-]+\.webp$/),
    });
  });

  test('names no channel that the group does not have', async () => {
    await app.deps.db.update(setting).set({ value: '' }).where(eq(setting.key, 'facebookLink'));
    expect(structuredOf(await htmlOf('/'))[0]?.['sameAs']).toHaveLength(3);
  });

  test('links only to existing pages', async () => {
    for (const path of publicPages) {
      const breadcrumbs = structuredOf(await htmlOf(path)).find((each) => each['@type'] === 'BreadcrumbList');
      const items = (breadcrumbs?.['itemListElement'] ?? []) as { item: string }[];
      expect(items.map(({ item }) => item.replace(site, '')).filter((href) => !pageInfoOf(href))).toEqual([]);
      expect(items.at(-1)?.item ?? site + path).toBe(site + path);
    }
  });

  test('is absent at an unknown URL', async () => {
    expect(structuredOf(await htmlOf('/no/such/page'))).toEqual([]);
  });
});

describe('the hero picture', () => {
  const preloads = (html: string) =>
    linksOf(html, 'preload').map(
      ({ media, imagesrcset = '' }) => [media, imagesrcset.split(', ').map((each) => each.split(' ')[0])] as const,
    );

  test.each(['/', '/about/story', '/oakvalley/course', '/driving-range'])(
    'of %s is preloaded, one for each layout, from files that exist',
    async (path) => {
      const linked = preloads(await htmlOf(path));
      expect(linked.map(([media]) => media)).toEqual(['(min-width: 1026px)', '(max-width: 1025px)']);
      expect(linked.flatMap(([, files]) => files).filter((file) => !existsSync(`public${file}`))).toEqual([]);
    },
  );

  test.each(['/notice', '/privacy-policy'])('of %s is the same on both layouts, and preloaded once', async (path) => {
    expect(preloads(await htmlOf(path))).toEqual([
      [undefined, ['/images/ink-day-800.avif', '/images/ink-day-1600.avif']],
    ]);
  });

  test.each([
    ['/', 'portrait'],
    ['/about/story', 'portrait'],
    ['/about/overview', 'band'],
  ])('of %s is the %s crop on a phone', async (path, crop) => {
    await app.deps.db.update(keyVisual).set({ mobileImageUrl: 'kv-dusk' });
    expect(preloads(await htmlOf(path))[1]?.[1][0]).toBe(`/images/kv-dusk-${crop}-480.avif`);
  });

  test.each(['/404', '/notice/99999', '/account/login'])('is absent on %s', async (path) => {
    expect(preloads(await htmlOf(path))).toEqual([]);
  });

  test('is that of the setting if none of the page is exposed', async () => {
    await app.deps.db.update(keyVisual).set({ exposure: false });
    await app.deps.db.update(setting).set({ value: 'kv-dusk' }).where(eq(setting.key, 'pcSubKeyVisualImageUrl'));
    await app.deps.db.update(setting).set({ value: 'kv-range' }).where(eq(setting.key, 'mobileMainKeyVisualImageUrl'));
    const firstOf = async (path: string) => preloads(await htmlOf(path)).map(([, files]) => files[0]);
    expect([await firstOf('/'), await firstOf('/about/overview'), await firstOf('/notice')]).toEqual([
      ['/images/kv-dawn-960.avif', '/images/kv-range-card-400.avif'],
      ['/images/kv-dusk-960.avif', '/images/kv-aerial-band-480.avif'],
      ['/images/kv-dusk-960.avif', '/images/kv-aerial-960.avif'],
    ]);
  });

  test('is the one that an operator has chosen', async () => {
    await app.deps.db
      .update(keyVisual)
      .set({ pcImageUrl: 'kv-dusk', mobileImageUrl: 'kv-dusk' })
      .where(eq(keyVisual.pageType, 'ABOUT'));
    expect(preloads(await htmlOf('/about/overview'))).toEqual([
      ['(min-width: 1026px)', ['/images/kv-dusk-960.avif', '/images/kv-dusk-1440.avif', '/images/kv-dusk-1920.avif']],
      ['(max-width: 1025px)', ['/images/kv-dusk-band-480.avif', '/images/kv-dusk-band-960.avif']],
    ]);
  });
});

test('the preview of a shared page has its title, description and URL, as its head has', async () => {
  for (const path of [...publicPages, '/notice/7', '/specialoffer/package/101']) {
    const html = await htmlOf(path);
    const head = [titleOf(html), metaOf(html, 'description'), linksOf(html, 'canonical')[0]?.['href']];
    expect({ path, preview: ['og:title', 'og:description', 'og:url'].map((key) => metaOf(html, key)) }).toEqual({
      path,
      preview: head,
    });
  }
});
