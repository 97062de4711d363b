import { expect, test } from 'vitest';
import { isCacheable, isExpired, isPublic } from '../../worker/cacheable.ts';

const withoutToken = new Headers();
const forAMinute = new Headers({ 'Cache-Control': 'public, max-age=60' });

test('a response is public if its Cache-Control is, and the request had no token', () => {
  expect(isPublic(withoutToken, forAMinute)).toBe(true);
});

test.each([
  ['the request has a token', new Headers({ Authorization: 'Bearer token' }), forAMinute],
  ['it has no Cache-Control', withoutToken, new Headers()],
  ['it is no-store', withoutToken, new Headers({ 'Cache-Control': 'no-store' })],
  ['it is private', withoutToken, new Headers({ 'Cache-Control': 'private, max-age=60' })],
  [
    'it varies by token',
    withoutToken,
    new Headers({ 'Cache-Control': 'public, max-age=60', Vary: 'Accept, authorization' }),
  ],
  [
    'it varies by token, in capitals',
    withoutToken,
    new Headers({ 'Cache-Control': 'public, max-age=60', Vary: 'Authorization' }),
  ],
])('a response is not cached if %s', (_, requestHeaders, responseHeaders) =>
  expect(isPublic(requestHeaders, responseHeaders)).toBe(false),
);

test.each([
  [{ status: 200, type: 'basic', redirected: false }, true],
  [{ status: 404, type: 'basic', redirected: false }, false],
  [{ status: 206, type: 'basic', redirected: false }, false],
  [{ status: 200, type: 'basic', redirected: true }, false],
  [{ status: 200, type: 'cors', redirected: false }, false],
  [{ status: 0, type: 'opaqueredirect', redirected: false }, false],
] as const)('%o is cacheable: %s', (response, expected) => expect(isCacheable(response)).toBe(expected));

test('a response cached a month ago is served, an older one is not', () => {
  const stored = new Headers({ Date: 'Sun, 01 Nov 2026 00:00:00 GMT' });
  expect([isExpired(stored, Date.UTC(2026, 11, 1)), isExpired(stored, Date.UTC(2026, 11, 1, 0, 0, 1))]).toEqual([
    false,
    true,
  ]);
});
