import type { Page } from 'playwright/test';

/**
 * Enters a company, in place of one that was entered before: the three boxes of the number are emptied first, as a
 * shorter number leaves some of them as they are.
 */
export async function enterCompany(page: Page, name: string, number: string): Promise<void> {
  await page.getByLabel(/^회사명\*?$/).fill(name);
  const boxes = page.getByRole('group', { name: '사업자등록번호' }).getByRole('textbox');
  for (const box of await boxes.all()) await box.fill('');
  await boxes.first().focus();
  await page.keyboard.type(number);
}
