import { finderAt } from './lib/finder.ts';
import { identify } from './lib/provider.ts';
import { expect, test } from './lib/test.ts';

test('외국인회원: the id is found by i-PIN, with links to the login and to a new password', async ({ page }) => {
  const finder = finderAt(page);
  await finder.openFindId();
  await finder.choose('외국인회원');
  await expect(finder.step).toContainText('본인확인');
  await identify(page, 'SMITH JOHN 19810226', { by: '아이핀 본인확인' });
  await expect(finder.step).toContainText('아이디 확인');
  await expect(finder.found).toHaveText(['foreign01']);
  const leadsOn = (name: string) => page.getByRole('main').getByRole('link', { name });
  await expect(leadsOn('비밀번호 찾기')).toHaveAttribute('href', '/account/find-password');
  await leadsOn('로그인').click();
  await expect(page).toHaveURL('/account/login');
});

test('법인회원: company and number are entered first, then the id is found', async ({ page }) => {
  const finder = finderAt(page);
  await finder.openFindId();
  await finder.choose('법인회원');
  await expect(finder.next).toBeDisabled();
  await finder.enterCompany('오크상사', '1234567891');
  await finder.next.click();
  await identify(page, '오한결 19740919');
  await expect(finder.found).toHaveText(['corp0001']);
});

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
