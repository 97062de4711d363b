import { bringAxe, violationsOn } from './lib/axe.ts';
import { expect, test } from './lib/test.ts';
import { withoutFirstReads } from './lib/without-first-reads.ts';

test('one question is open at a time, by pointer and by keys, and stands in the address', async ({ page }) => {
  await page.goto('/404');
  await page.goto('/notice/faq');
  const open = page.locator('main details[open]');
  const questions = page.getByRole('main').locator('summary');
  await questions.nth(0).click();
  await expect(open).toHaveCount(1);
  await expect(page).toHaveURL(/\/notice\/faq#faq-\d+$/);
  const first = page.url();
  await questions.nth(0).focus();
  await page.keyboard.press('Tab');
  await expect(questions.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(first);
  await expect(open).toHaveCount(1);
  await expect(questions.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(open).toHaveCount(0);
  await expect(page).toHaveURL('/notice/faq');
  await page.goBack();
  await expect(page).toHaveURL('/404');
});

test('a link to a question opens it and brings it into sight, below the header', async ({ page }) => {
  await page.goto('/notice/faq#faq-12');
  const question = page.locator('#faq-12');
  await expect(question).toHaveAttribute('open', '');
  await expect(question.locator('p').first()).toBeInViewport();
  const [top, header] = await Promise.all([question.evaluate((element) => element.getBoundingClientRect().top), page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom)]);
  expect(top).toBeGreaterThanOrEqual(Math.floor(header));
});

test('when the server’s questions cannot be had, those that come with the site are there', async ({ page, expectComplaint }) => {
  expectComplaint(/status of 400/);
  await withoutFirstReads(page, '**/notice/faq');
  await page.route('**/api/v1/faqs', (route) => route.fulfill({ status: 400, json: { status: { code: '400', message: '잠시 후' }, message: '잠시 후' } }));
  await page.goto('/notice/faq');
  await expect(page.getByRole('main').locator('summary')).toHaveCount(15);
  await expect(page.getByRole('heading', { name: '예약은 몇 명부터 할 수 있나요?' })).toBeVisible();
});

test('the ways to ask lead to telephone, mail, consultation and questions', async ({ page }) => {
  await page.goto('/notice/qna');
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="tel:"]')).toHaveCount(6);
  await expect(main.locator('a[href^="mailto:"]')).toHaveCount(1);
  await expect(main.getByRole('link', { name: '상담 신청하기' })).toHaveAttribute('href', '/membership#inquiry');
  await main.getByRole('link', { name: '자주 묻는 질문 모두 보기' }).click();
  await expect(page).toHaveURL('/notice/faq');
});

for (const path of ['/notice/faq', '/notice/qna']) {
  test(`axe finds nothing on ${path} with a part unfolded, on either layout`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.getByRole('main').locator('summary').first().click();
    await bringAxe(page);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => violationsOn(page), `at ${width} px`).toEqual([]);
    }
  });
}
