import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { document } from '#server/db/schema.ts';
import {
  bookingInfo,
  club,
  clubTerms,
  course,
  drivingRange,
  drivingRangeFee,
  faq,
  fee,
  guestInfo,
  hole,
  membershipInfo,
  notice,
  scheduleTable,
  specialOffer,
} from '#server/db/site-schema.ts';
import noticeContent from '#server/db/seed/content/notices.json' with { type: 'json' };
import offerContent from '#server/db/seed/content/special-offers.json' with { type: 'json' };
import type { TestApp } from '../lib/app.ts';
import { secondApp, startApp } from '../lib/app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const site = 'https://golf.example';
const withUrl = (SITE_URL = site) => secondApp(app.deps, { env: { SITE_URL } });

/** Returns the pages in the site map, with their modification times. */
async function pagesOf(target = withUrl()): Promise<Map<string, string | undefined>> {
  const text = await (await target.get('/sitemap.xml')).text();
  return new Map(
    [...text.matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/url>/g)].map(([, path = '', changed]) => [
      path.replace(site, ''),
      changed,
    ]),
  );
}

const clubPages = [
  'course',
  'fee-information',
  'booking-information',
  'guest-information',
  'terms-of-compliance',
  'terms-of-use',
  'facilities',
];
const pagesOfClub = (key: string) => clubPages.map((page) => `/${key}/${page}`);
const commonPages = [
  '/',
  '/about/story',
  '/about/overview',
  '/driving-range',
  '/driving-range/fee-information',
  '/driving-range/practice-range',
  '/specialoffer',
  '/notice',
  '/notice/faq',
  '/notice/qna',
  '/membership',
  '/membership/change-of-name',
  '/privacy-policy',
  '/video-operating-policy',
  '/terms-of-use',
  '/refusal-to-collect-e-mail-without-permission',
];

describe('the site map', () => {
  test('is XML that lists every public page, then every offer and notice, the newest first, and no other', async () => {
    const response = await withUrl().get('/sitemap.xml');
    expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    expect(await response.text()).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9">\n(<url>.*<\/url>\n)+<\/urlset>\n$/,
    );
    const offers = offerContent.toSorted((a, b) => b.id - a.id);
    const notices = noticeContent.toSorted((a, b) => b.createdDate.localeCompare(a.createdDate) || b.id - a.id);
    expect([...(await pagesOf()).keys()]).toEqual([
      ...commonPages,
      ...pagesOfClub('oakhills'),
      '/oakhills/terms-of-club',
      ...pagesOfClub('oakvalley'),
      '/oakvalley/terms-of-club',
      ...pagesOfClub('seongmunan'),
      ...pagesOfClub('wolsongri'),
      ...offers.map(({ category, id }) => `/specialoffer/${category}/${id}`),
      ...notices.map(({ id }) => `/notice/${id}`),
    ]);
  });

  test('omits hidden offers and notices', async () => {
    await app.deps.db.update(specialOffer).set({ exposure: false }).where(eq(specialOffer.id, 101));
    await app.deps.db.update(notice).set({ exposure: false }).where(eq(notice.id, 7));
    const pages = await pagesOf();
    expect([
      pages.has('/specialoffer/package/101'),
      pages.has('/specialoffer/package/102'),
      pages.has('/notice/7'),
      pages.has('/notice/8'),
    ]).toEqual([false, true, false, true]);
  });

  test('omits the pages of a deleted club', async () => {
    await app.deps.db.delete(club).where(eq(club.key, 'wolsongri'));
    expect([...(await pagesOf()).keys()].filter((path) => path.startsWith('/wolsongri'))).toEqual([]);
  });

  test('has the day of the newest version of a document', async () => {
    const policies = async () => {
      const pages = await pagesOf();
      return [
        '/privacy-policy',
        '/video-operating-policy',
        '/terms-of-use',
        '/refusal-to-collect-e-mail-without-permission',
      ].map((path) => pages.get(path));
    };
    expect(await policies()).toEqual(['2026-11-01', '2026-03-02', '2026-11-01', '2024-04-12']);
    const newer = {
      idType: 5,
      type: 'PRIVACY',
      title: '',
      content: '',
      requiredAgree: false,
      exposureByJoin: false,
    } as const;
    await app.deps.db.insert(document).values({ ...newer, version: '2026-12-01' });
    expect(await policies()).toEqual(['2026-12-01', '2026-03-02', '2026-11-01', '2024-04-12']);
    await app.deps.db.insert(document).values({ ...newer, version: '제3판' });
    expect(await policies()).toEqual([undefined, '2026-03-02', '2026-11-01', '2024-04-12']);
  });

  test('has no date for fixed pages', async () => {
    const pages = await pagesOf();
    for (const path of ['/', '/about/story', '/notice/qna', '/oakhills/facilities', '/oakhills/terms-of-club'])
      expect(pages.get(path)).toBeUndefined();
  });

  test.each([
    ['a course', course, eq(course.id, 1341), ['/oakhills/course']],
    ['a hole', hole, eq(hole.id, 132101), ['/seongmunan/course']],
    ['a fee', fee, eq(fee.id, 13301), ['/oakvalley/fee-information']],
    ['a booking rule', bookingInfo, eq(bookingInfo.clubId, 135), ['/wolsongri/booking-information']],
    ['a schedule', scheduleTable, eq(scheduleTable.clubId, 132), ['/seongmunan/booking-information']],
    ['guest information', guestInfo, eq(guestInfo.clubId, 134), ['/oakhills/guest-information']],
    [
      'the rules for players',
      clubTerms,
      eq(clubTerms.kind, 'COMPLIANCE'),
      ['oakhills', 'oakvalley', 'seongmunan', 'wolsongri'].map((key) => `/${key}/terms-of-compliance`),
    ],
    ['the driving range', drivingRange, eq(drivingRange.id, 1), ['/driving-range']],
    ['an offer', specialOffer, eq(specialOffer.id, 101), ['/specialoffer', '/specialoffer/package/101']],
    ['a notice', notice, eq(notice.id, 7), ['/notice', '/notice/7']],
    ['a question', faq, eq(faq.id, 1), ['/notice/faq']],
    ['a kind of membership', membershipInfo, eq(membershipInfo.id, 1), ['/membership']],
    [
      'a fee of the driving range',
      drivingRangeFee,
      eq(drivingRangeFee.id, 211),
      ['/driving-range', '/driving-range/fee-information'],
    ],
  ] as const)('has the date of the last change of %s', async (_, table, condition, changed) => {
    const before = await pagesOf();
    expect(before.get(changed[0])).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const startedAt = new Date();
    await app.deps.db
      .update(table)
      .set({ updatedAt: new Date(0) })
      .where(condition);
    const after = await pagesOf();
    expect([...after].filter(([path, changedAt]) => changedAt !== before.get(path)).map(([path]) => path)).toEqual(
      changed,
    );
    for (const path of changed)
      expect(Math.abs(new Date(after.get(path) ?? 0).getTime() - startedAt.getTime())).toBeLessThan(10_000);
  });
});

describe('the origin of its URLs', () => {
  const firstUrl = async (target: TestApp, path = '/sitemap.xml', headers: Record<string, string> = {}) =>
    /<loc>(.*?)<\/loc>/.exec(await (await target.fetch(path, { headers })).text())?.[1];

  test.each([
    [site, `${site}/`],
    [`${site}/`, `${site}/`],
    ['http://localhost:8080', 'http://localhost:8080/'],
  ])('is the one that was set, %s', async (SITE_URL, expected) => {
    expect(await firstUrl(withUrl(SITE_URL), 'http://inside:3000/sitemap.xml')).toBe(expected);
  });

  test('is otherwise the request’s, with https if a trusted proxy reports it', async () => {
    expect(await firstUrl(app, 'http://www.golf.example:3000/sitemap.xml')).toBe('http://www.golf.example:3000/');
    const forwarded = { 'X-Forwarded-Proto': 'https' };
    expect(await firstUrl(app, 'http://www.golf.example/sitemap.xml', forwarded)).toBe('http://www.golf.example/');
    expect(
      await firstUrl(
        secondApp(app.deps, { env: { TRUST_PROXY: 1 } }),
        'http://www.golf.example/sitemap.xml',
        forwarded,
      ),
    ).toBe('https://www.golf.example/');
  });

  test('remains XML for any host name', async () => {
    expect(await firstUrl(app, "http://a&b'c.example/sitemap.xml")).toBe('http://a&amp;b&#39;c.example/');
  });
});

test('robots.txt points to the map and excludes what must not be indexed', async () => {
  const response = await withUrl().get('/robots.txt');
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
  expect(await response.text()).toBe(
    [
      'User-agent: *',
      'Disallow: /mypage',
      'Disallow: /delete-account',
      'Disallow: /sandbox',
      '',
      `Sitemap: ${site}/sitemap.xml`,
      '',
    ].join('\n'),
  );
});

test.each(['/robots.txt', '/sitemap.xml'])('%s is cacheable for an hour and revalidated by ETag', async (path) => {
  const response = await withUrl().get(path);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
  expect(
    (await withUrl().fetch(path, { headers: { 'If-None-Match': response.headers.get('ETag') ?? '' } })).status,
  ).toBe(304);
});
