import { beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/http/endpoints.ts';
import { sessionOf } from '#contract/http/token.ts';
import type { TestApp } from '../lib/app.ts';
import { bearer, password, post, startApp } from '../lib/app.ts';
import { tokenOf } from '../lib/read.ts';

const foreignOrigin = 'https://evil.example';

let app: TestApp;
let token: string;
beforeEach(async () => {
  app = await startApp();
  token = await tokenOf(app);
});

/** Responses of every kind: a page, public data, members' data, an error, a login, a missing asset. */
async function sendRequests() {
  const originHeader = { Origin: foreignOrigin };
  return Promise.all([
    ...['/', '/notice', '/api/v1/setting', '/api/v1/nothing', '/assets/none.js', '/.well-known/security.txt'].map(
      (path) => app.fetch(path, { headers: originHeader }),
    ),
    app.fetch('/api/v1/users/me', { headers: { ...bearer(token), ...originHeader } }),
    app.fetch('/api/v1/users/sign-in', post({ serviceId: 'member01', password }, originHeader)),
    app.fetch('/api/v1/users/me', {
      method: 'OPTIONS',
      headers: {
        ...originHeader,
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'authorization',
      },
    }),
  ]);
}

const headerNames = async (name: RegExp) =>
  (await sendRequests()).flatMap(({ headers }) => [...headers.keys()].filter((key) => name.test(key)));

describe('a response', () => {
  test('sets no cookie, except the device cookie at a login', async () => {
    const cookies = (await sendRequests()).flatMap(({ headers }) =>
      headers.getSetCookie().map((cookie) => cookie.split('=', 1)[0]),
    );
    expect(cookies).toEqual(['device']);
  });
  test('allows no other origin to read it, whatever its status', async () =>
    expect(await headerNames(/^access-control-/)).toEqual([]));
});

describe('a token', () => {
  test('is 256 random bits, different for each sign-in', async () => {
    const another = await tokenOf(app);
    const secrets = [token, another].map((each) => each.replace(`${sessionOf(each)}.`, ''));
    expect(secrets.map((each) => Buffer.from(each, 'base64url').length)).toEqual([32, 32]);
    expect(new Set([...secrets, ...[token, another].map(sessionOf)]).size).toBe(4);
  });

  test('is accepted in its header only, not in a cookie or a URL', async () => {
    const responses = [
      app.fetch('/api/v1/users/me', { headers: { Cookie: `token=${token}; access_token=${token}` } }),
      app.get(`/api/v1/users/me?token=${token}&access_token=${token}`),
    ];
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([401, 401]);
  });
});

test('a page is the same for members and visitors', async () => {
  const [visitor, member] = await Promise.all([app.get('/mypage'), app.get('/mypage', token)]);
  expect(await member.text()).toBe(await visitor.text());
});

test('member calls by GET have no side effect, except that a download is recorded', () => {
  const memberGets = endpoints
    .filter(({ access, method }) => access === 'member' && method === 'GET')
    .map(({ id }) => id);
  expect(memberGets).toEqual([
    'me',
    'memberships',
    'bookings',
    'countBookings',
    'contactChanges',
    'consents',
    'sessions',
    'passkeys',
    'ownData',
    'activity',
  ]);
});
