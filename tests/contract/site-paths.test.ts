import { expect, test } from 'vitest';
import { isGuestPath, isMemberPath, loginPath } from '#contract/site/site-paths.ts';

test.each(['/mypage', '/mypage/', '/MyPage/booking', '/mypage/editing', '/delete-account', '/account/sleeper-account'])(
  '%s requires a login',
  (path) => {
    expect([isMemberPath(path), isGuestPath(path)]).toEqual([true, false]);
  },
);

test.each(['/account/login', '/account/join/', '/Account/Find-Id', '/account/find-password'])(
  '%s is for visitors without a login',
  (path) => {
    expect([isMemberPath(path), isGuestPath(path)]).toEqual([false, true]);
  },
);

test.each(['/', '/mypages', '/notice', '/membership'])('%s is for everyone', (path) => {
  expect([isMemberPath(path), isGuestPath(path)]).toEqual([false, false]);
});

test('the login page returns to the previous page, and from home has no return path', () => {
  expect([loginPath('/notice?page=2'), loginPath('/')]).toEqual([
    '/account/login?redirect=%2Fnotice%3Fpage%3D2',
    '/account/login',
  ]);
});
