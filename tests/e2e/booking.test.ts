import { everyBrowser } from '#tools/browsers/names.ts';
import { bookingsAt } from './lib/bookings.ts';
import { clickAndGoBack } from './lib/history.ts';
import { expect, test } from './lib/test.ts';

test(
  'Back right after a search shows the previous filter and list',
  { tag: everyBrowser },
  async ({ page, person }) => {
    await person.arriveAs('member01');
    const { open, course, search, total } = bookingsAt(page);
    await open();
    await expect(total).toHaveText(/\d건$/);
    const month = await total.textContent();
    await course.selectOption('오크힐스');
    await clickAndGoBack(search);
    await expect(page).toHaveURL('/mypage/booking');
    await expect(course).toHaveValue('11');
    await expect(total).toHaveText(month ?? '');
  },
);

test('with the keyboard alone a range and a course are chosen and the file is reached', async ({ page, person }) => {
  await person.arriveAs('member01');
  const { open, range, course, rows, csv } = bookingsAt(page);
  await open();
  await expect(rows).not.toHaveCount(0);
  await range('1개월').focus();
  await page.keyboard.press('Tab');
  await expect(range('3개월')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(range('3개월')).toHaveAttribute('aria-pressed', 'true');
  await expect(range('3개월')).toBeFocused();
  await course.focus();
  await course.selectOption('성문안');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/courseCode=41/);
  await expect(csv).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(csv).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(person.question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(csv).toBeFocused();
});
