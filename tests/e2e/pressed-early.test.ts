import { paths } from '#contract/site/site-paths.ts';
import { everyEngine } from '#tools/browsers/names.ts';
import { openUnhydrated } from './lib/early-fields.ts';
import { finderAt } from './lib/finder.ts';
import { inquiryAt } from './lib/inquiry.ts';
import { expect, test } from './lib/test.ts';

test(
  'before a page is hydrated its menu button opens a menu, whose links lead on',
  { tag: everyEngine },
  async ({ page }) => {
    await openUnhydrated(page, paths.notices);
    const menu = page.getByRole('navigation', { name: '전체 메뉴' });
    const button = page.getByRole('banner').getByRole('button', { name: '전체 메뉴' });
    await button.click();
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: '닫기' }).click();
    await expect(menu).toBeHidden();
    await button.click();
    await menu.getByRole('link', { name: '자주 묻는 질문' }).click();
    await expect(page).toHaveURL(paths.faq);
  },
);

test('the menu that is open when a page is hydrated becomes that of the site', async ({ page }) => {
  const hydrate = await openUnhydrated(page, paths.notices);
  await page.getByRole('button', { name: '전체 메뉴' }).click();
  await hydrate();
  const menu = page.getByRole('dialog', { name: '전체 메뉴' });
  await expect(menu).toBeVisible();
  await expect(page.locator('#early-menu')).toHaveCount(0);
  await menu.getByRole('button', { name: '닫기' }).click();
  await expect(menu).toHaveCount(0);
});

test('a menu that was closed again before its page is hydrated stays closed', async ({ page }) => {
  const hydrate = await openUnhydrated(page, paths.notices);
  await page.getByRole('button', { name: '전체 메뉴' }).click();
  await page.keyboard.press('Escape');
  await hydrate();
  await expect(page.locator('#early-menu')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

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
