import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { endpoints } from '#contract/http/endpoints.ts';
import { course, popup } from '#server/db/site-schema.ts';
import { readSite } from '#server/ssr/files.ts';
import { secondApp, startApp, type TestApp } from '../lib/app.ts';

let folder: string;
let app: TestApp;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'reads-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  app = await startApp({ deps: { site: readSite(folder) } });
});

type Dehydrated = {
  readonly queryKey: readonly ['read', string, { readonly params?: Values; readonly query?: Values }];
  readonly state: { readonly data: unknown };
};
type Values = Readonly<Record<string, unknown>>;

async function queriesOf(path: string): Promise<Dehydrated[]> {
  const html = await (await app.get(path)).text();
  return JSON.parse(/id="dehydrated-queries">(.*?)<\/script>/s.exec(html)?.[1] ?? '[]') as Dehydrated[];
}

const idsOf = async (path: string) => (await queriesOf(path)).map(({ queryKey: [, id] }) => id).toSorted();

/** The URL of the API call that a query makes. */
function urlOf({ queryKey: [, id, { params = {}, query = {} }] }: Dehydrated): string {
  const path = endpoints.find((endpoint) => endpoint.id === id)?.path ?? '';
  const search = new URLSearchParams(
    Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
  ).toString();
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name])) + (search && `?${search}`);
}

describe('a page contains the dehydrated queries of its first view', () => {
  test.each([
    ['/', ['banners', 'clubOperations', 'clubs', 'getSetting', 'keyVisuals']],
    ['/account/login', ['banners', 'getSetting']],
    ['/oakvalley/course', ['banners', 'clubOperations', 'clubs', 'courseById', 'courses', 'getSetting', 'keyVisuals']],
    ['/oakvalley/fee-information', ['banners', 'clubOperations', 'fees', 'getSetting', 'keyVisuals']],
    [
      '/oakvalley/booking-information',
      ['banners', 'bookingInfo', 'clubOperations', 'getSetting', 'keyVisuals', 'scheduleTables'],
    ],
    ['/oakvalley/guest-information', ['banners', 'clubOperations', 'getSetting', 'guestInfo', 'keyVisuals']],
    ['/oakvalley/terms-of-use', ['banners', 'clubOperations', 'getSetting', 'keyVisuals', 'terms']],
    ['/oakvalley/facilities', ['banners', 'clubOperations', 'directions', 'getSetting', 'keyVisuals']],
    ['/oakvalley/terms-of-club', ['banners', 'clubOperations', 'getSetting', 'keyVisuals']],
    [
      '/driving-range',
      [
        'banners',
        'drivingRange',
        'drivingRangeBooking',
        'drivingRangeCourses',
        'drivingRangeFees',
        'getSetting',
        'keyVisuals',
      ],
    ],
    ['/privacy-policy', ['banners', 'documentByType', 'getSetting', 'keyVisuals']],
    ['/terms-of-use', ['banners', 'documentByType', 'getSetting', 'keyVisuals']],
    ['/about/story', ['banners', 'clubs', 'getSetting', 'keyVisuals']],
    ['/notice', ['banners', 'getSetting', 'keyVisuals', 'notices']],
    ['/notice/136', ['banners', 'getSetting', 'keyVisuals', 'noticeById']],
    ['/notice/faq', ['banners', 'faqs', 'getSetting', 'keyVisuals']],
    ['/search', ['banners', 'getSetting']],
    ['/search?q=18', ['banners', 'getSetting', 'searchSite']],
    ['/notice/qna', ['banners', 'clubs', 'getSetting', 'keyVisuals']],
    ['/specialoffer', ['banners', 'getSetting', 'keyVisuals', 'specialOffers', 'specialOffers', 'specialOffers']],
    ['/specialoffer/package/101', ['banners', 'getSetting', 'keyVisuals', 'specialOfferById']],
    ['/membership', ['banners', 'getSetting', 'keyVisuals', 'membershipInfos']],
    ['/membership/change-of-name', ['banners', 'changeOfName', 'getSetting', 'keyVisuals']],
    ['/notice/99999', ['banners', 'getSetting']],
    ['/mypage', ['banners', 'getSetting']],
    ['/404', ['banners', 'getSetting']],
  ])('%s: %j', async (path, ids) => {
    expect(await idsOf(path)).toEqual(ids);
    for (const query of await queriesOf(path)) {
      const { data } = (await (await app.get(urlOf(query))).json()) as { data: unknown };
      expect(query.state.data).toEqual(data);
    }
  });

  test('and of lists with the parameters that the page requests', async () => {
    const valuesOf = async (path: string) =>
      (await queriesOf(path))
        .map(({ queryKey: [, , values] }) => values)
        .filter(({ query }) => query && 'page' in query);
    expect(await valuesOf('/notice')).toEqual([
      { query: { page: 1, size: 10, query: '', searchType: 'TITLE', ccType: 'ALL', category: 'ALL' } },
    ]);
    expect(await valuesOf('/specialoffer')).toEqual(
      ['package', 'dining', 'etc'].map((type) => ({
        params: { type },
        query: { page: 1, size: 6, query: '', searchType: 'TITLE' },
      })),
    );
    expect((await queriesOf('/notice/136')).find(({ queryKey: [, id] }) => id === 'noticeById')?.queryKey[2]).toEqual({
      params: { id: 136 },
    });
  });

  test('and nothing that is shown later or to members only', async () => {
    await app.deps.db.delete(popup);
    expect((await idsOf('/')).filter((id) => ['popups', 'currentWeather', 'me'].includes(id))).toEqual([]);
  });

  test('except one that fails, which is logged without its parameters', async () => {
    await app.deps.db.delete(course).where(eq(course.clubId, 133));
    expect(await idsOf('/oakvalley/course')).toEqual([
      'banners',
      'clubOperations',
      'clubs',
      'courses',
      'getSetting',
      'keyVisuals',
    ]);
    const logged = app.observed.lines
      .map((line) => JSON.parse(line) as Record<string, string>)
      .find(({ message }) => message === 'page read failed');
    expect({ ...logged, at: logged?.['at']?.includes('page-queries.ts') }).toEqual({
      time: app.deps.now().toISOString(),
      level: 'error',
      message: 'page read failed',
      defect: 'Error',
      code: '',
      at: true,
    });
  });

  test('and is served without any while the database fails', async () => {
    const page = await withReads(() => Promise.reject(new Error('member01 010-1234-5678'))).get('/oakvalley/course');
    const html = await page.text();
    expect([
      page.status,
      /<title>(.*?)<\/title>/.exec(html)?.[1],
      html.includes('id="dehydrated-queries">[]</script>'),
    ]).toEqual([200, '오크밸리 코스 안내 | 오크 리조트 골프', true]);
  });

  test('and the database’s own message is not logged', async () => {
    const failing = withReads(() => Promise.reject(new Error('member01 010-1234-5678')));
    await failing.get('/oakvalley/course');
    expect([
      failing.observed.lines.filter((line) => line.includes('page read failed')).length,
      failing.observed.lines.filter((line) => line.includes('member01')),
    ]).toEqual([7, []]);
  });

  test('and waits for none longer than the timeout of a call', async () => {
    const page = await withReads(() => new Promise(() => {})).get('/notice');
    expect([page.status, (await page.text()).includes('id="dehydrated-queries">[]</script>')]).toEqual([200, true]);
  });
});

/** Starts the application on a database in which every read has this result. */
function withReads(read: () => Promise<unknown>): TestApp {
  const query: object = new Proxy(
    {},
    {
      get: (_, key) =>
        key === 'then'
          ? (...callbacks: Parameters<Promise<unknown>['then']>) => read().then(...callbacks)
          : () => query,
    },
  );
  const db = new Proxy(app.deps.db, {
    get: (target, key) => (key === 'select' ? () => query : Reflect.get(target, key)),
  });
  return secondApp(app.deps, { env: { REQUEST_TIMEOUT_SECONDS: 0.05 }, deps: { db, site: app.deps.site } });
}

test.each(['/api/v1/setting', '/api/v1/no-such-call', '/api/v1/users/me'])(
  'an API response at %s has noindex',
  async (path) => {
    expect((await app.get(path)).headers.get('X-Robots-Tag')).toBe('noindex');
  },
);

test('a page has no noindex header', async () => {
  expect((await app.get('/')).headers.get('X-Robots-Tag')).toBeNull();
});

test.each([
  ['/oakhils/course?course=1342', '/oakhills/course?course=1342'],
  ['/OAKHILS/Course', '/oakhills/Course'],
  ['/oakhils', '/oakhills'],
  ['/oakhils/%EC%BD%94%EC%8A%A4', '/oakhills/%EC%BD%94%EC%8A%A4'],
])('the misspelled Oak Hills path %s redirects permanently to %s', async (path, location) => {
  const moved = await app.get(path);
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, location]);
});
