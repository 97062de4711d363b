import { expect, type Page } from 'playwright/test';

/** The cards of the home page's popups, which come once the page is idle and lie over it. */
export const popupsOn = (page: Page) => page.getByRole('complementary', { name: '새 소식' }).getByRole('article');

/** Waits for the popups of the home page and closes them: two next to each other, on a phone one after another. */
export async function closePopups(page: Page): Promise<void> {
  const headings = popupsOn(page).getByRole('heading');
  for (const _ of ['first', 'second']) {
    const heading = await headings.last().textContent();
    await page.keyboard.press('Escape');
    await expect(headings.getByText(heading ?? '', { exact: true })).toHaveCount(0);
  }
  await expect(popupsOn(page)).toHaveCount(0);
}
