import { expect, test } from 'vitest';
import { safeReturnPath } from '#contract/account/return-path.ts';

test.each([
  '/',
  '/mypage',
  '/mypage/booking?from=2026-10-01&to=2026-11-20',
  '/notice/128?pre-check-in#content',
  '/specialoffer?query=100%25',
  '/notice?query=%EA%B3%B5%EC%A7%80',
  '/notice?next=https://a.example/b',
  '/notice/128#https://a.example/b',
])('%s is a path of this site and is followed', (path) => expect(safeReturnPath(path)).toBe(path));

test.each([
  '',
  'mypage',
  'https://evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '%2f%2fevil.example',
  '/%252fevil.example',
  '/%25252fevil.example',
  '/..//evil.example',
  '/a//b',
  '/\tevil',
  '/%09/evil.example',
  '/%0d%0aSet-Cookie:x',
  ' /mypage',
  '/mypage\u0000',
  '\u0000/mypage',
  'https:evil.example',
  'evil.example',
  '/\n/evil.example',
  '/%250A/evil.example',
  '/%255Cevil.example',
  `/${'a'.repeat(2_000)}`,
])('%j leaves the site or obscures its target, and the home page is used', (value) =>
  expect(safeReturnPath(value)).toBe('/'),
);

test.each([null, undefined])('%s redirects home', (value) => expect(safeReturnPath(value)).toBe('/'));

test.each(['/account/login', '/account/join?step=2', '/Account/Login', '/account/find-id/', '/account/%6Cogin'])(
  '%s is an account page, which a member cannot use, and the home page is used',
  (path) => expect(safeReturnPath(path)).toBe('/'),
);
