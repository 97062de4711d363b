import { expect, test } from './lib/test.ts';

/** As they stand in the address, after `redirect=`. */
const hostile = [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'https:evil.example',
  'evil.example',
  'javascript:document.title=1',
  'data:text/html,evil',
  '%2F%2Fevil.example',
  '%252F%252Fevil.example',
  '/%252Fevil.example',
  '/%5Cevil.example',
  '/%255Cevil.example',
  '/%09/evil.example',
  '/%250A/evil.example',
  '%00/mypage',
  '/..//evil.example',
];

test('a login never leaves this site, whatever its return path says: each of these ends at home', async ({ page, person, baseURL }) => {
  test.slow();
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
