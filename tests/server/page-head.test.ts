import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { pageInfoOf } from '#contract/pages/page-infos.ts';
import { clubKeys, clubPages, clubPath, paths } from '#contract/site-paths.ts';
import { setting } from '#server/db/schema.ts';
import { keyVisual } from '#server/db/site-schema.ts';
import { readSite } from '#server/site/files.ts';
import { secondApp, startApp, type TestApp } from './lib/app.ts';

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

const htmlOf = async (path: string, on = app): Promise<string> => (await on.get(path)).text();

/** The attributes of every tag of a name, in order. */
const tagsOf = (html: string, name: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name} ([^>]*)>`, 'g'))].map(([, attributes = '']) => Object.fromEntries([...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])));

const metaOf = (html: string, key: string) => tagsOf(html, 'meta').find(({ name, property }) => name === key || property === key)?.['content'];
const linksOf = (html: string, rel: string) => tagsOf(html, 'link').filter((link) => link['rel'] === rel);
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
const structuredOf = (html: string): Record<string, unknown>[] => [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json) as Record<string, unknown>);

const publicPages = [
  ...Object.values(paths).filter((path) => pageInfoOf(path)),
  ...clubKeys.flatMap((club) => clubPages(club).flatMap((page) => (page === 'brand' ? [] : [clubPath(club, page)]))),
];

describe('what a page says of itself', () => {
  test('is its own: no two say the same', () => {
    const said = publicPages.filter((path) => path !== paths.ipinReturn).map((path) => `${pageInfoOf(path)?.title} ${pageInfoOf(path)?.description}`);
    expect(new Set(said).size).toBe(said.length);
  });

  test('is said to who searches and to who shares, under one address', async () => {
    const html = await htmlOf('/OakHills/course/?course=1342');
    expect({
      title: titleOf(html),
      description: metaOf(html, 'description'),
      canonical: linksOf(html, 'canonical').map(({ href }) => href),
      languages: linksOf(html, 'alternate'),
      graph: ['og:type', 'og:locale', 'og:site_name', 'og:title', 'og:url', 'og:image', 'og:image:width', 'og:image:height', 'twitter:card'].map((key) => metaOf(html, key)),
      robots: metaOf(html, 'robots'),
    }).toEqual({
      title: '오크힐스 코스 안내 | 오크 리조트 골프',
      description: pageInfoOf('/oakhills/course')?.description,
      canonical: [`${site}/oakhills/course`],
      languages: [{ rel: 'alternate', hreflang: 'ko', href: `${site}/oakhills/course` }],
      graph: ['website', 'ko_KR', '오크 리조트 골프', '오크힐스 코스 안내 | 오크 리조트 골프', `${site}/oakhills/course`, `${site}/images/kv-aerial-1536.webp`, '1536', '864', 'summary_large_image'],
      robots: undefined,
    });
  });

  test('names the group first on the main page', async () => {
    expect(titleOf(await htmlOf('/'))).toBe('오크 리조트 골프 | 원주의 숲에 놓인 네 클럽, 아흔 개의 홀');
  });

  test.each([
    ['/mypage', 'noindex'],
    ['/delete-account', 'noindex'],
    ['/no/such/page', 'noindex'],
    ['/404', 'noindex'],
    ['/account/login', undefined],
    ['/notice', undefined],
  ])('of %s tells robots %s', async (path, robots) => {
    expect(metaOf(await htmlOf(path), 'robots')).toBe(robots);
  });

  test('cannot be broken out of by what an operator wrote', async () => {
    const hostile = '"><script>alert(1)</script>$&</title>';
    await app.deps.db.update(setting).set({ value: hostile }).where(eq(setting.key, 'groupName'));
    const html = await htmlOf('/', secondApp(app.deps, { env: { SITE_URL: site }, deps: { site: app.deps.site } }));
    expect(html).not.toContain('<script>alert');
    expect(titleOf(html)).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;&lt;/title&gt;');
    expect(JSON.parse(/id="first-reads">(.*?)<\/script>/s.exec(html)?.[1] ?? '')).toContainEqual(expect.objectContaining({ id: 'getSetting', data: expect.objectContaining({ groupName: hostile }) }));
  });
});

describe('structured data', () => {
  test('is the organization on the main page', async () => {
    expect(structuredOf(await htmlOf('/'))).toEqual([
      expect.objectContaining({ '@type': 'Organization', '@id': `${site}/#organization`, name: '오크 리조트 골프', url: `${site}/`, address: expect.objectContaining({ addressCountry: 'KR' }) }),
    ]);
  });

  test.each(clubKeys)('is the golf course and the way there on the course page of %s', async (club) => {
    const [course, trail, ...more] = structuredOf(await htmlOf(`/${club}/course`));
    expect(course).toMatchObject({ '@type': 'GolfCourse', url: `${site}/${club}/course`, publicAccess: club === 'seongmunan' || club === 'wolsongri', geo: { '@type': 'GeoCoordinates' }, parentOrganization: { '@id': `${site}/#organization` } });
    const items = (trail?.['itemListElement'] ?? []) as { position: number; item: string }[];
    expect(items.map(({ position, item }) => [position, item])).toEqual([
      [1, `${site}/`],
      [2, `${site}/about/overview`],
      [3, `${site}/${club}/course`],
      [4, `${site}/${club}/course`],
    ]);
    expect(more).toEqual([]);
  });

  test('of an unknown address there is none', async () => {
    expect(structuredOf(await htmlOf('/no/such/page'))).toEqual([]);
  });
});

describe('the picture of the first screen', () => {
  const preloads = (html: string) => linksOf(html, 'preload').map(({ media, imagesrcset = '' }) => [media, imagesrcset.split(', ').map((each) => each.split(' ')[0])] as const);

  test.each(['/', '/about/overview', '/oakhills/course', '/driving-range'])('of %s is asked for at once, one for each layout, from files that there are', async (path) => {
    const asked = preloads(await htmlOf(path));
    expect(asked.map(([media]) => media)).toEqual(['(min-width: 1026px)', '(max-width: 1025px)']);
    expect(asked.flatMap(([, files]) => files).filter((file) => !existsSync(`public${file}`))).toEqual([]);
  });

  test.each(['/404', '/no/such/page', '/privacy-policy', '/account/login'])('%s has none', async (path) => {
    expect(preloads(await htmlOf(path))).toEqual([]);
  });

  test('is the one that an operator has chosen', async () => {
    await app.deps.db.update(keyVisual).set({ pcImageUrl: 'kv-dusk', mobileImageUrl: 'kv-dusk' }).where(eq(keyVisual.pageType, 'ABOUT'));
    expect(preloads(await htmlOf('/about/overview'))[0]?.[1][0]).toBe('/images/kv-dusk-960.avif');
  });
});
