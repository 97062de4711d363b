import { bookingsAt, manyBookings } from './lib/bookings.ts';
import { expect, test } from './lib/test.ts';

test('of 10,000 bookings only the visible rows are rendered, and the last one can be reached', async ({
  page,
  person,
}) => {
  await person.arriveAs('member01');
  await page.route('**/api/v1/my/booking?*', (route) =>
    route.fulfill({ json: { status: { code: '0000', message: '' }, data: manyBookings(10_000) } }),
  );
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

test('Back from another page returns to the same scroll position', async ({ page, person }) => {
  await person.arriveAs('member01');
  await page.route('**/api/v1/my/booking?*', (route) =>
    route.fulfill({ json: { status: { code: '0000', message: '' }, data: manyBookings(1_000) } }),
  );
  const { open, rows } = bookingsAt(page);
  const guestInSight = () =>
    page.evaluate(
      () =>
        document
          .elementFromPoint(innerWidth / 2, innerHeight / 2)
          ?.closest('tr')
          ?.textContent.match(/손님\d+/)?.[0],
    );
  await open();
  await expect(rows.first()).toContainText('손님1');
  await page.evaluate(() => window.scrollTo(0, 20_000));
  await expect.poll(guestInSight).toMatch(/손님3\d\d/);
  const guestBefore = await guestInSight();
  await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href="/mypage"]')?.click());
  await expect(rows).toHaveCount(0);
  await page.goBack();
  await expect.poll(guestInSight).toBe(guestBefore);
});
