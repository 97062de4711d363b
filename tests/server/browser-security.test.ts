import { beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/http/endpoints.ts';
import { sessionOf } from '#contract/http/token.ts';
import type { TestApp } from './lib/app.ts';
import { bearer, password, post, startApp } from './lib/app.ts';
import { tokenOf } from './lib/read.ts';

const stranger = 'https://evil.example';

let app: TestApp;
let token: string;
beforeEach(async () => {
  app = await startApp();
  token = await tokenOf(app);
});

/** Answers of every kind: a page, what visitors read, what members read, a refusal, a login, an asset that is not there. */
async function answers() {
  const from = { Origin: stranger };
  return Promise.all([
    ...['/', '/notice', '/api/v1/setting', '/api/v1/nothing', '/assets/none.js', '/.well-known/security.txt'].map((path) => app.fetch(path, { headers: from })),
    app.fetch('/api/v1/users/me', { headers: { ...bearer(token), ...from } }),
    app.fetch('/api/v1/users/sign-in', post({ serviceId: 'member01', password }, from)),
    app.fetch('/api/v1/users/me', { method: 'OPTIONS', headers: { ...from, 'Access-Control-Request-Method': 'GET', 'Access-Control-Request-Headers': 'authorization' } }),
  ]);
}

const sent = async (name: RegExp) => (await answers()).flatMap(({ headers }) => [...headers.keys()].filter((key) => name.test(key)));

describe('an answer', () => {
  test('sets no cookie, but the one of a device at a login', async () => {
    const cookies = (await answers()).flatMap(({ headers }) => headers.getSetCookie().map((cookie) => cookie.split('=', 1)[0]));
    expect(cookies).toEqual(['device']);
  });
  test('lets no other origin read it, whatever it answers', async () => expect(await sent(/^access-control-/)).toEqual([]));
});

describe('a token', () => {
  test('is 256 random bits, others at each sign-in', async () => {
    const another = await tokenOf(app);
    const secrets = [token, another].map((each) => each.replace(`${sessionOf(each)}.`, ''));
    expect(secrets.map((each) => Buffer.from(each, 'base64url').length)).toEqual([32, 32]);
    expect(new Set([...secrets, ...[token, another].map(sessionOf)]).size).toBe(4);
  });

  test('counts in its header only, not in a cookie or an address', async () => {
    const asked = [app.fetch('/api/v1/users/me', { headers: { Cookie: `token=${token}; access_token=${token}` } }), app.get(`/api/v1/users/me?token=${token}&access_token=${token}`)];
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([401, 401]);
  });
});

test('a page is the same for a member as for a visitor', async () => {
  const [visitor, member] = await Promise.all([app.get('/mypage'), app.get('/mypage', token)]);
  expect(await member.text()).toBe(await visitor.text());
});

test('what a member calls by GET only reads; a download is noted besides', () => {
  const got = endpoints.filter(({ access, method }) => access === 'member' && method === 'GET').map(({ id }) => id);
  expect(got).toEqual(['me', 'memberships', 'bookings', 'countBookings', 'consents', 'sessions', 'ownData']);
});
