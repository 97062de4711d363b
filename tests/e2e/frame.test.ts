import { hold } from './lib/hold.ts';
import { enlargeTextOnPhone } from './lib/large-text.ts';
import { expect, test } from './lib/test.ts';

test('the menu opens on a hover that began before hydration, and closes after the pointer has left for a while', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/hydrate-*.js');
  await page.goto('/about/overview', { waitUntil: 'commit' });
  const entry = page.getByRole('banner').getByRole('button', { name: '드라이빙 레인지' });
  await entry.hover();
  release();
  await expect(entry).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(640, 780);
  await expect(entry).toHaveAttribute('aria-expanded', 'false');
});

test('the full menu covers the window, locks the scrolling, and its links work', async ({ page }) => {
  await page.goto('/about/overview');
  await page.getByRole('banner').getByRole('button', { name: '메뉴' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: '메뉴' })).toBeFocused();
});

test('the family sites open upwards by keys, in new windows', async ({ page }) => {
  await page.goto('/about/overview');
  const selector = page.getByRole('contentinfo').getByRole('button', { name: '패밀리 사이트' });
  await selector.focus();
  await page.keyboard.press('Enter');
  const sites = page.getByRole('contentinfo').locator('a[target="_blank"]:visible');
  await expect(sites).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(selector).toBeFocused();
});

test('the header turns to paper after 100 px, and the button to the top scrolls back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about/overview', { waitUntil: 'networkidle' });
  const bar = page.getByRole('banner').locator('> div');
  await expect(bar).toHaveAttribute('data-dark', '');
  await page.mouse.wheel(0, 400);
  await expect(bar).not.toHaveAttribute('data-dark', '');
  await page.getByRole('button', { name: /맨 위/ }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('in large text on a phone the name of the member stays whole in the header', async ({ page, person }) => {
  await person.arriveAs('member01');
  await page.goto('/404');
  await enlargeTextOnPhone(page);
  const name = page.getByRole('banner').getByRole('button', { name: '김하늘 님' }).locator('span');
  const lines = () =>
    name.evaluate((element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight));
  await expect.poll(lines).toBeLessThan(2.1);
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
