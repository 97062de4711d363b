import { paths } from '#contract/site/site-paths.ts';
import { openUnhydrated } from './lib/early-fields.ts';
import { finderAt } from './lib/finder.ts';
import { inquiryAt } from './lib/inquiry.ts';
import { expect, test } from './lib/test.ts';

test('a step chosen before its page is hydrated opens as soon as it is', async ({ page }) => {
  const hydrate = await openUnhydrated(page, paths.findId);
  const finder = finderAt(page);
  await finder.choose('개인(분양)회원');
  await expect(finder.step).toContainText('회원 선택');
  await hydrate();
  await expect(finder.step).toContainText('본인확인');
});

test('a press that begins before its page is hydrated and ends after it counts once', async ({ page }) => {
  const hydrate = await openUnhydrated(page, paths.notices);
  const chosen = page.getByRole('button', { name: '이벤트', exact: true });
  await chosen.hover();
  await page.mouse.down();
  await hydrate();
  await page.mouse.up();
  await expect(page).toHaveURL(/category=EVENT/);
  await page.goBack();
  await expect(page).toHaveURL(paths.notices);
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('input typed and chosen before the consultation is hydrated stays', async ({ page }) => {
  const hydrate = await openUnhydrated(page, paths.membership);
  const inquiry = inquiryAt(page);
  await inquiry.name.fill('김하늘');
  await inquiry.contents.fill('주중회원권의 예약 우선순위가 궁금합니다.');
  await inquiry.agree();
  await inquiry.submit.click();
  await hydrate();
  await expect(inquiry.form.locator('[aria-invalid="true"]').first()).toBeFocused();
  await expect(inquiry.name).toHaveValue('김하늘');
  await expect(inquiry.contents).toHaveValue('주중회원권의 예약 우선순위가 궁금합니다.');
  await expect(inquiry.consent).toBeChecked();
});

test('the calculator uses a season chosen before its hydration', async ({ page }) => {
  const hydrate = await openUnhydrated(page, '/seongmunan/fee-information');
  const day = page.getByRole('combobox', { name: '이용 요일' });
  await day.selectOption('holiday');
  await hydrate();
  await expect(page).toHaveURL(/day=holiday/);
  await expect(day).toHaveValue('holiday');
});
