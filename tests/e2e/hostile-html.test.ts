import { xssVectors } from '#tests/fixtures/xss-vectors.ts';
import { expect, test } from './lib/test.ts';
import { clientRendered } from './lib/client-rendered.ts';

test('HTML of a hostile operator runs nothing, and the text around it is shown', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/./);
  let ran = 0;
  await page.exposeFunction('__xss', () => void (ran += 1));
  const path = '/oakhills/guest-information';
  await clientRendered(page, `**${path}`);
  const items = xssVectors.map((vector, id) => ({
    id,
    title: `안내 ${id}`,
    thumbnail: 'kv-dawn',
    description: `<p>앞 ${id}</p>${vector}`,
  }));
  await page.route('**/api/v1/guest-info**', (route) =>
    route.fulfill({ json: { status: { code: '0000', message: '' }, data: items } }),
  );
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByText(`앞 ${xssVectors.length - 1}`, { exact: true })).toBeAttached();
  await page.mouse.move(400, 400);
  await page.keyboard.press('Tab');
  await page.evaluate(() =>
    document
      .querySelectorAll('main *')
      .forEach((element) => element.dispatchEvent(new Event('mouseover', { bubbles: true }))),
  );
  expect({ ran, length: xssVectors.length >= 100, url: new URL(page.url()).pathname }).toEqual({
    ran: 0,
    length: true,
    url: path,
  });
});
