import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/http/endpoints.ts';
import { me } from '#contract/account/member.ts';
import type { AppEnv } from '#server/http/app-type.ts';
import { bind } from '#server/http/bind.ts';
import { publicCachePolicy } from '#server/http/cache-policy.ts';
import { club } from '#server/db/site-schema.ts';
import type { TestApp } from './lib/app.ts';
import { post, startApp } from './lib/app.ts';
import { tokenOf } from './lib/read.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});

const cacheControl = 'public, max-age=60, stale-while-revalidate=300';
const clubQuery = '?idGolfCC=133';
const queryOf: Readonly<Record<string, string>> = {
  getSetting: '',
  popups: '',
  banners: '',
  keyVisuals: '?pageType=MAIN',
  currentWeather: '',
  clubs: '',
  directions: clubQuery,
  courses: clubQuery,
  courseById: '',
  fees: clubQuery,
  bookingInfo: clubQuery,
  scheduleTables: clubQuery,
  guestInfo: clubQuery,
  terms: clubQuery,
  clubForecast: clubQuery,
  clubOperations: '',
  drivingRange: '',
  drivingRangeCourses: '',
  drivingRangeFees: '',
  drivingRangeBooking: '',
  specialOffers: '',
  specialOfferById: '',
  notices: '',
  noticeById: '',
  faqs: '',
  searchSite: '?query=18',
  membershipInfos: '',
  changeOfName: '',
};
const pathParameters: Readonly<Record<string, string>> = {
  courseById: '1331',
  specialOffers: 'package',
  specialOfferById: '101',
  noticeById: '1',
};
const urls = endpoints
  .filter(({ id }) => id in queryOf)
  .map(({ id, path }) => path.replace(/\{\w+\}/, pathParameters[id] ?? '') + (queryOf[id] ?? ''));

describe('public content', () => {
  test.each(urls)('at %s is cacheable for a minute and revalidated by a strong ETag', async (path) => {
    const response = await app.get(path);
    const etag = response.headers.get('ETag') ?? '';
    expect({ http: response.status, cache: response.headers.get('Cache-Control'), etag }).toEqual({
      http: 200,
      cache: cacheControl,
      etag: expect.stringMatching(/^"[\w-]{20,}"$/),
    });
    for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const notModified = await app.fetch(path, { headers: { 'If-None-Match': ifNoneMatch } });
      expect({
        http: notModified.status,
        cache: notModified.headers.get('Cache-Control'),
        etag: notModified.headers.get('ETag'),
        text: await notModified.text(),
      }).toEqual({ http: 304, cache: cacheControl, etag, text: '' });
    }
    expect((await app.fetch(path, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  test('has another ETag after a change', async () => {
    const fresh = await startApp();
    const etag = (await fresh.get('/api/v1/cc')).headers.get('ETag') ?? '';
    await fresh.deps.db.update(club).set({ phone: '033-799-9999' }).where(eq(club.id, 132));
    const response = await fresh.fetch('/api/v1/cc', { headers: { 'If-None-Match': etag } });
    expect({ http: response.status, changed: response.headers.get('ETag') !== etag }).toEqual({
      http: 200,
      changed: true,
    });
  });

  test('is the same for a member, and has no body for HEAD', async () => {
    const publicResponse = await app.get('/api/v1/cc');
    const memberResponse = await app.get('/api/v1/cc', await tokenOf(app));
    expect(await memberResponse.text()).toBe(await publicResponse.text());
    const headResponse = await app.fetch('/api/v1/cc', { method: 'HEAD' });
    expect({
      http: headResponse.status,
      text: await headResponse.text(),
      etag: headResponse.headers.get('ETag'),
    }).toEqual({ http: 200, text: '', etag: publicResponse.headers.get('ETag') });
  });

  test.each([
    ['/api/v1/fee', 400],
    ['/api/v1/courses/9', 404],
    ['/api/v1/courses/x', 400],
    ['/api/v1/notices/999', 404],
    ['/api/v1/special-offers/none', 400],
    ['/api/v1/special-offers/1', 404],
  ])('is not cacheable when refused, as %s is', async (path, status) => {
    const refusal = await app.fetch(path, { headers: { 'If-None-Match': '*' } });
    expect({
      http: refusal.status,
      cache: refusal.headers.get('Cache-Control'),
      etag: refusal.headers.get('ETag'),
    }).toEqual({ http: status, cache: 'no-store', etag: null });
  });

  test('is refused with a dead token, and the error is not cacheable', async () => {
    const refusal = await app.get('/api/v1/cc', 'dead');
    expect({ http: refusal.status, cache: refusal.headers.get('Cache-Control') }).toEqual({
      http: 401,
      cache: 'no-store',
    });
  });
});

describe('every other call', () => {
  const ownPolicies = new Set(['clubTeeTimes', 'documents', 'documentTypes', 'documentByType', 'documentById']);
  const otherEndpoints = endpoints.filter(({ id }) => !(id in queryOf) && !ownPolicies.has(id));

  test.each(otherEndpoints.map((each) => [each.id, each] as const))(
    '%s is not cacheable, with or without a session',
    async (_, { method, path, body }) => {
      const { headers = {}, ...init } = body ? { ...post({}), method } : { method };
      for (const authorization of [{}, { Authorization: `Bearer ${await tokenOf(app, 'normal01')}` }]) {
        const response = await app.fetch(path, {
          ...init,
          headers: { ...Object.fromEntries(new Headers(headers)), ...authorization, 'If-None-Match': '*' },
        });
        expect({
          cache: response.headers.get('Cache-Control'),
          etag: response.headers.get('ETag'),
          confirmed: response.status === 304,
        }).toEqual({ cache: 'no-store', etag: null, confirmed: false });
      }
    },
  );

  test('cannot be bound with a cache policy if it is a member’s', () => {
    expect(() =>
      bind(new Hono<AppEnv>(), me, () => Promise.reject(new Error('Never called.')), publicCachePolicy),
    ).toThrow('The responses of me depend on the member and must not be cached.');
  });
});
