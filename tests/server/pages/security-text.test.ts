import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { setting } from '#server/db/schema.ts';
import { secondApp, startApp } from '../lib/app.ts';

const path = '/.well-known/security.txt';

test('the security contact is in plain text, at the site’s own URL, valid for half a year', async () => {
  const response = await secondApp((await startApp()).deps, { env: { SITE_URL: 'https://golf.example' } }).get(path);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=UTF-8']);
  expect(await response.text()).toBe(
    [
      'Contact: mailto:contact@oakresortgolf.example',
      'Expires: 2027-05-19T00:00:00.000Z',
      'Preferred-Languages: ko, en',
      'Canonical: https://golf.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('the contact is the one that an operator sets', async () => {
  const app = await startApp();
  await app.deps.db.update(setting).set({ value: 'security@golf.example' }).where(eq(setting.key, 'contactEmail'));
  expect(await (await app.get(path)).text()).toContain('Contact: mailto:security@golf.example\n');
});

test('a password manager is redirected to the page where a password is changed; nothing else is in the folder', async () => {
  const app = await startApp();
  const change = await app.fetch('/.well-known/change-password', { redirect: 'manual' });
  expect([change.status, change.headers.get('Location')]).toEqual([302, '/mypage/editing']);
  for (const name of ['resource-that-should-not-exist-whose-status-code-should-not-be-200', 'nothing', 'acme/x'])
    expect((await app.get(`/.well-known/${name}`)).status).toBe(404);
});
