import { screens } from './lib/screens.ts';
import { expect, test } from './lib/test.ts';

test('Route error / unknown path: an unknown URL becomes the main page, and Back skips it', async ({ page }) => {
  await page.goto('/404');
  await page.goto('/no/such/page?x=1');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/404');
});

test('if the code of a page fails to load, 다시 시도 loads it without a full reload', async ({
  page,
  person,
  joiner,
  expectConsoleError,
}) => {
  await screens['a page whose code does not come']({ page, person, joiner, expectConsoleError });
  await page.unrouteAll();
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorry, the requested page\ncannot be found');
  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true);
});

test('Route error / unknown path: a page that throws shows the error page, and 다시 시도 loads it again', async ({
  page,
  person,
  joiner,
  expectConsoleError,
}) => {
  await screens['the error page']({ page, person, joiner, expectConsoleError });
  await page.unrouteAll();
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorry, the requested page\ncannot be found');
});
