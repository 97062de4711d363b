import { bookingsAt, manyBookings } from './lib/bookings.ts';
import { expect, test } from './lib/test.ts';

test('of 10,000 bookings those in sight are drawn, and the last one is reached', async ({ page, person }) => {
  await person.arriveAs('member01');
  await page.route('**/api/v1/my/booking?*', (route) => route.fulfill({ json: { status: { code: '0000', message: '' }, data: manyBookings(10_000) } }));
  const { open, list, rows, total } = bookingsAt(page);
  await open();
  await expect(total).toHaveText('총 10,000건');
  await expect(list.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  await expect(rows.first()).toContainText('손님1');
  expect(await rows.count()).toBeLessThan(100);
  await page.keyboard.press('End');
  await expect(list.getByText('손님10000', { exact: true })).toBeVisible();
  expect(await rows.count()).toBeLessThan(100);
});

test('Back from another page returns to the place in the list that was left', async ({ page, person }) => {
  await person.arriveAs('member01');
  await page.route('**/api/v1/my/booking?*', (route) => route.fulfill({ json: { status: { code: '0000', message: '' }, data: manyBookings(1_000) } }));
  const { open, rows } = bookingsAt(page);
  await open();
  await expect(rows.first()).toContainText('손님1');
  await page.evaluate(() => window.scrollTo(0, 20_000));
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(20_000);
  await page.getByRole('contentinfo').getByRole('link').first().evaluate((link) => link.scrollIntoView({ block: 'nearest' }));
  await page.evaluate(() => window.scrollTo(0, 20_000));
  await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href="/mypage"]')?.click());
  await expect(page).toHaveURL('/mypage');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 20_000) < 200)).toBe(true);
});
