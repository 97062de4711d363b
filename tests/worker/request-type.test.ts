import { describe, expect, test } from 'vitest';
import { clubPaths, paths } from '#contract/site/site-paths.ts';
import { pageCacheKey, requestTypeOf } from '../../worker/request-type.ts';

const origin = 'https://golf.example';
const request = (url: string, { method = 'GET', isNavigation = false } = {}) =>
  requestTypeOf({ method, url: new URL(url, origin), isNavigation }, origin);
const opened = (url: string) => request(url, { isNavigation: true });

test('the cacheable pages of the site are those that are the same for every user', () => {
  const pages = [...Object.values(paths), ...clubPaths];
  expect(pages.filter((path) => opened(path) !== 'page')).toEqual([
    '/account/login',
    '/account/sleeper-account',
    '/account/find-id',
    '/account/find-password',
    '/account/join',
    '/auth/loading',
    '/ipin/loading',
    '/mypage',
    '/mypage/booking',
    '/mypage/editing',
    '/delete-account',
    '/404',
  ]);
});

test.each([
  '/mypage',
  '/MYPAGE/',
  '/mypage/booking?page=2',
  '/account/login',
  '/Account/Join/',
  '/delete-account',
  '/404',
  '/unknown',
])('%s is navigated by the network only', (path) => expect(opened(path)).toBe('otherPage'));

test.each([
  '/auth/start',
  '/auth/loading',
  '/ipin/loading/',
  '/sandbox/nice/code',
  '/api/openapi.json',
  '/robots.txt',
  'https://other.example/',
])('%s is navigated by the browser', (path) => expect(opened(path)).toBeNull());

describe('the requests of a page', () => {
  test.each([
    ['/assets/begin-1234567.js', 'file'],
    ['/images/kv-dawn-960.avif', 'picture'],
    ['/favicon.svg', 'picture'],
    ['/api/v1/cc', 'read'],
    ['/api/v1/notices?page=2', 'read'],
    ['/api/v1/notices?query=', 'read'],
  ])('%s is handled as a %s', (url, type) => expect(request(url)).toBe(type));

  test.each([
    '/api/v1/notices?query=%EA%B9%80%ED%95%98%EB%8A%98',
    '/sandbox/postcode/postcode.v2.js',
    '/postcode/search',
    '/healthz',
    '/sw.js',
    'https://other.example/images/a.png',
  ])('%s is not handled by the worker', (url) => expect(request(url)).toBeNull());
});

test('requests that write are not handled by the worker, whatever their URL', () => {
  expect(
    ['POST', 'PUT', 'DELETE', 'HEAD'].flatMap((method) =>
      ['/api/v1/cc', '/', '/assets/a.js'].map((url) => request(url, { method })),
    ),
  ).toEqual(Array(12).fill(null));
});

test.each([
  ['/', '/'],
  ['/Notice/', '/notice'],
  ['/about/story//', '/about/story'],
])('the page at %s is cached under %s', (path, key) => expect(pageCacheKey(path)).toBe(key));
