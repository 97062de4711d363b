import { expect, test } from './lib/test.ts';

/** Values of `redirect=` of which a browser makes another site; `return-path.test.ts` of the contract has them all. */
const hostile = ['/\\evil.example', 'https://evil.example/'];

test('a login never leaves this site, whatever its return path: each of these ends at home', async ({
  page,
  person,
  baseURL,
}) => {
  const origins = new Set<string>();
  const ends: Record<string, string> = {};
  page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin));
  for (const value of hostile) {
    await person.openLogin(`?redirect=${value}`);
    await person.signIn('member01');
    await expect(person.menu).toHaveText('김하늘 님');
    ends[value] = page.url();
    await page.localStorage.removeItem('token');
  }
  expect(ends).toEqual(Object.fromEntries(hostile.map((value) => [value, `${baseURL}/`])));
  expect([...origins]).toEqual([baseURL]);
});
