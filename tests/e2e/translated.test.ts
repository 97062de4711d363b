import type { Page } from 'playwright/test';
import { paths } from '#contract/site/site-paths.ts';
import { goBack } from './lib/history.ts';
import { translate } from './lib/foreign-nodes.ts';
import { expect, test } from './lib/test.ts';

const isTranslated = (page: Page) => expect(page.locator('main font font').first()).toBeAttached();

test.beforeEach(({ page }) => page.addInitScript(translate, { whenHydrated: true }));

test.describe('on a translated page', () => {
  test('notices are paged, filtered, searched, opened and returned to', async ({ page }) => {
    await page.goto(paths.notices);
    await isTranslated(page);
    const first = await page.getByRole('main').getByRole('row').nth(1).textContent();
    await page
      .getByRole('navigation', { name: /쪽$/ })
      .getByRole('link', { name: /^2쪽?$/ })
      .click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('main').getByRole('row').nth(1)).not.toHaveText(first ?? '');
    await page.getByRole('button', { name: '이벤트', exact: true }).click();
    await expect(page).toHaveURL(/category=EVENT/);
    await page.getByRole('textbox', { name: '검색어' }).fill('없는 말');
    await page.getByRole('textbox', { name: '검색어' }).press('Enter');
    await expect(page).toHaveURL(/query=/);
    await goBack(page);
    await expect(page).not.toHaveURL(/query=/);
    await page.getByRole('main').getByRole('row').nth(1).getByRole('link').click();
    await page.getByRole('link', { name: '목록', exact: true }).click();
    await expect(page.getByRole('search')).toBeVisible();
  });

  test('offers are searched, found and not found', async ({ page }) => {
    await page.goto(paths.specialOffers);
    await isTranslated(page);
    const query = page.getByRole('textbox', { name: '검색어' });
    for (const [text, outcome] of [
      ['없는 오퍼', /‘없는 오퍼’ 검색 결과 0건/],
      ['봄', /‘봄’ 검색 결과 \d+건/],
    ] as const) {
      await query.fill(text);
      await query.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: outcome })).toBeVisible();
    }
  });

  test('the menu opens, closes and navigates', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(paths.notices);
    await isTranslated(page);
    await page.getByRole('button', { name: '전체 메뉴' }).click();
    const menu = page.getByRole('dialog');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: '전체 메뉴' }).click();
    await page.getByRole('dialog').getByRole('link').nth(2).click();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  });
});
