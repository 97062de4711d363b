import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/shared/messages.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import type { TestApp } from '../lib/app.ts';
import { secondApp, startApp } from '../lib/app.ts';
import { refusalOf, refused } from '../lib/read.ts';

const navigation = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'Sec-Fetch-Mode': 'navigate' };
const tooLong = `/notice?query=${'a'.repeat(2_000)}`;

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

/** Status, heading, message and home link of an error page. */
async function pageOf(response: Response) {
  const text = await response.text();
  const [, heading, message, home] = /<h1>(.*?)<\/h1>\s*<p>(.*?)<\/p>\s*<a href="(.*?)">홈으로<\/a>/.exec(text) ?? [];
  return { http: response.status, type: response.headers.get('Content-Type'), heading, message, home };
}
const page = (http: number, message: string, home = '/') => ({
  http,
  type: 'text/html; charset=UTF-8',
  heading: refusalMessages.pageFailed,
  message,
  home,
});

describe('a browser navigation', () => {
  test.each([
    ['a URL that is too long', 'GET', tooLong, 414, refusalMessages.urlTooLong],
    ['a file that does not exist', 'GET', '/assets/none.js', 404, messages.notFound],
    ['a page of the sandbox that does not exist', 'GET', '/sandbox/nothing', 404, messages.notFound],
    ['a page by another method', 'DELETE', '/notice', 405, refusalMessages.methodNotAllowed],
  ])('to %s gets a Korean page', async (_, method, path, http, message) => {
    expect(await pageOf(await app.fetch(path, { method, headers: navigation }))).toEqual(page(http, message));
  });

  test('to a page with another method gets the allowed methods', async () => {
    expect((await app.fetch('/notice', { method: 'DELETE', headers: navigation })).headers.get('Allow')).toBe(
      'GET, HEAD, POST',
    );
  });

  test('to a page with too large a form gets a Korean page', async () => {
    const headers = { ...navigation, 'Content-Length': '65537' };
    expect(await pageOf(await app.fetch('/notice', { method: 'POST', headers, body: ' '.repeat(65_537) }))).toEqual(
      page(413, refusalMessages.tooLarge),
    );
  });

  test('to another host gets a Korean page that links to the site', async () => {
    const site = secondApp(app.deps, { env: { SANDBOX: 'off', SITE_URL: 'https://golf.example' } });
    expect(await pageOf(await site.fetch('/', { headers: { ...navigation, Host: 'evil.example' } }))).toEqual(
      page(421, refusalMessages.otherHost, 'https://golf.example'),
    );
  });

  test('to a page during an unexpected error gets a Korean page without details', async () => {
    const broken = new Map(app.deps.site);
    const failing = secondApp(app.deps, { deps: { site: broken } });
    broken.get = () => {
      throw new Error('secret detail');
    };
    expect(await pageOf(await failing.fetch('/notice', { headers: navigation }))).toEqual(
      page(500, messages.unexpected),
    );
  });

  test('to a page without fetch metadata gets a Korean page according to its Accept header', async () => {
    expect(await pageOf(await app.fetch(tooLong, { headers: { Accept: navigation.Accept } }))).toEqual(
      page(414, refusalMessages.urlTooLong),
    );
  });

  test('to a URL of the API gets JSON', async () => {
    expect(
      await refusalOf(await app.fetch(`/api/v1/notices?query=${'a'.repeat(2_000)}`, { headers: navigation })),
    ).toEqual(refused(414, refusalMessages.urlTooLong));
    expect(await refusalOf(await app.fetch('/api', { headers: navigation }))).toEqual(refused(404, messages.notFound));
  });
});

test.each([
  ['a script', { ...navigation, 'Sec-Fetch-Mode': 'cors' }],
  ['a picture', { Accept: 'image/avif,*/*', 'Sec-Fetch-Mode': 'no-cors' }],
  ['a program', { Accept: '*/*' }],
])('a request of %s is rejected in JSON', async (_, headers) => {
  expect(await refusalOf(await app.fetch(tooLong, { headers }))).toEqual(refused(414, refusalMessages.urlTooLong));
});

test('an error is not cached, as a page or as JSON', async () => {
  const responses = [await app.fetch('/assets/none.js', { headers: navigation }), await app.fetch('/assets/none.js')];
  expect(responses.map(({ headers }) => headers.get('Cache-Control'))).toEqual(['no-store', 'no-store']);
});

test('the policy of an error page allows its style and its icon, and nothing else', async () => {
  const response = await app.fetch(tooLong, { headers: navigation });
  const style = /<style>([^]*?)<\/style>/.exec(await response.text())?.[1] ?? '';
  expect(response.headers.get('Content-Security-Policy')).toBe(
    `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
});
