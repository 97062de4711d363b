import type { Request } from 'playwright/test';
import { everyBrowser } from '#tools/browsers/names.ts';
import { password } from './lib/person.ts';
import { expect, test } from './lib/test.ts';

test('a member signs in: the reservation system is called first, then the product', async ({ page, person }) => {
  const posts: Request[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request));
  await person.openLogin();
  await person.signIn('member01');
  await expect(page).toHaveURL('/');
  await expect(person.menu).toHaveText('김하늘 님');
  expect(
    posts.map((request) => ({
      path: new URL(request.url()).pathname,
      type: request.headers()['content-type'],
      body: request.postData(),
    })),
  ).toEqual([
    {
      path: '/sandbox/reservation/login',
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
      body: 'id=member01&password=Golf2026%21a&signature=sandbox-signature&flag=PRECHECK',
    },
    {
      path: '/api/v1/users/sign-in',
      type: 'application/json',
      body: '{"serviceId":"member01","password":"Golf2026!a"}',
    },
  ]);
});

test('after a login the browser stores the token, and a device cookie for the server only', async ({
  page,
  context,
  person,
}) => {
  await person.openLogin();
  await person.signIn('member01');
  await expect(person.menu).toHaveText('김하늘 님');
  expect(await page.sessionStorage.items()).toEqual([]);
  expect(await context.storageState({ indexedDB: true })).toEqual({
    cookies: [
      {
        name: 'device',
        value: expect.stringMatching(/^[\w-]{43}\.[\w-]{43}$/),
        domain: 'localhost',
        path: '/',
        expires: expect.any(Number),
        httpOnly: true,
        secure: false,
        sameSite: 'Strict',
      },
    ],
    origins: [
      {
        origin: new URL(page.url()).origin,
        indexedDB: [],
        localStorage: [{ name: 'token', value: expect.stringMatching(/^[\w-]{43}\.[\w-]{43}$/) }],
      },
    ],
  });
});

test('the password is in no URL and in no history entry', { tag: everyBrowser }, async ({ page, person }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await person.openLogin('?redirect=%2Fmypage');
  await person.signIn('member01');
  await expect(page.getByRole('table')).toBeVisible();
  const history = await page.evaluate(() => JSON.stringify([window.history.state, document.referrer]));
  expect([...addresses, history].filter((text) => decodeURIComponent(text).includes(password))).toEqual([]);
});
