import { expect, type Page } from 'playwright/test';

/** Returns the popups of the home page, which appear above the page once it is idle. */
export const popupsOn = (page: Page) => page.getByRole('complementary', { name: '새 소식' }).getByRole('article');

/** Waits for both popups of the home page on a desktop, and closes them. */
export async function closePopups(page: Page): Promise<void> {
  await expect(popupsOn(page)).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(popupsOn(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(popupsOn(page)).toHaveCount(0);
}
