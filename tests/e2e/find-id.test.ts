import { finderAt } from './lib/finder.ts';
import { identify } from './lib/provider.ts';
import { expect, test } from './lib/test.ts';

test('Back returns to the previous step, skips the used verification, and then leaves the page', async ({ page }) => {
  const finder = finderAt(page);
  await page.goto('/404');
  await page.goto('/account/login');
  await page.getByRole('link', { name: '아이디 찾기' }).click();
  await finder.choose('법인회원');
  await finder.enterCompany('오크상사', '1234567891');
  await finder.next.click();
  await expect(finder.step).toContainText('본인확인');
  await page.goBack();
  await expect(page.getByLabel(/^회사명/)).toHaveValue('오크상사');
  await page.goBack();
  await finder.choose('개인(분양)회원');
  await identify(page, '김하늘 19850412');
  await expect(finder.found).toHaveText(['member01']);
  await page.goBack();
  await expect(finder.step).toContainText('회원 선택');
  await expect.poll(() => page.evaluate(() => window.history.state.idx)).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL('/account/login');
  await page.goBack();
  await expect(page).toHaveURL('/404');
});
