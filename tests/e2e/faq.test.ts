import { everyEngine } from '#tools/browsers/names.ts';
import { addAxe, violationsOn } from './lib/axe.ts';
import { expect, test } from './lib/test.ts';

test('a question opened after another is in the URL, and a reload opens it', { tag: everyEngine }, async ({ page }) => {
  await page.goto('/notice/faq');
  const open = page.locator('main details[open]');
  for (const id of ['faq-3', 'faq-6', 'faq-1']) {
    await page.locator(`#${id} > summary`).click();
    await expect(page).toHaveURL(`/notice/faq#${id}`);
    await expect(open).toHaveAttribute('id', id);
  }
  await page.reload();
  await expect(open).toHaveAttribute('id', 'faq-1');
});

test('a link to a question opens it and scrolls to it, below the header', async ({ page }) => {
  await page.goto('/notice/faq#faq-12');
  const question = page.locator('#faq-12');
  await expect(question).toHaveAttribute('open', '');
  await expect(question.locator('p').first()).toBeInViewport();
  const [top, header] = await Promise.all([
    question.evaluate((element) => element.getBoundingClientRect().top),
    page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom),
  ]);
  expect(top).toBeGreaterThanOrEqual(Math.floor(header));
});

for (const path of ['/notice/faq', '/notice/qna']) {
  test(`axe finds nothing on ${path} with a section expanded, on either layout`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.getByRole('main').locator('summary').first().click();
    await addAxe(page);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => violationsOn(page), `at ${width} px`).toEqual([]);
    }
  });
}
