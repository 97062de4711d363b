import { expect, test } from './lib/test.ts';

/** 1280 × 1024 at a zoom of 400 %. */
test.use({ viewport: { width: 320, height: 256 } });

test('at 400 % an alert shows its whole message above its button', async ({ page, person }) => {
  await page.goto('/mypage');
  await expect(person.alert).toBeVisible();
  const sentence = person.alert.getByText('로그인이 필요합니다.');
  const button = person.alert.getByRole('button', { name: '확인' });
  await expect(sentence).toBeInViewport({ ratio: 1 });
  await expect(button).toBeInViewport({ ratio: 1 });
  const [words, press] = [await sentence.boundingBox(), await button.boundingBox()];
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(press?.y ?? 0);
});

test('behind an alert the page does not scroll, and scrolls again after it', async ({ page, person }) => {
  const position = () => page.evaluate(() => window.scrollY);
  await page.goto('/mypage');
  await expect(person.alert).toBeVisible();
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  const before = await position();
  await page.mouse.move(160, 4);
  await page.mouse.wheel(0, 200);
  await person.dismiss();
  await expect(person.alert).toBeHidden();
  expect(await position()).toBe(before);
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('visible');
});
