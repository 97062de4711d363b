import type { Request } from 'playwright/test';
import { password } from './lib/person.ts';
import { expect, test } from './lib/test.ts';

test('a member signs in: the reservation system is called first, then the product; the browser stores the token, and a device cookie for the server only; the password is in no URL and in no history entry', async ({
  page,
  context,
  person,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
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
    // The driver does not know the body of a beacon (tests/component/admin/flow-ends.test.tsx does).
    { path: '/api/v1/flow-ends', type: 'application/json', body: null },
  ]);
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
  const history = await page.evaluate(() => JSON.stringify([window.history.state, document.referrer]));
  expect([...addresses, history].filter((text) => decodeURIComponent(text).includes(password))).toEqual([]);
});
