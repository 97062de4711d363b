import type { Page } from 'playwright/test';
import { paths } from '#contract/site/site-paths.ts';
import { chunk } from './chunk.ts';
import { hold } from './hold.ts';
import { expect } from './test.ts';

/** Fields that the server renders. */
export const earlyFields = [
  { path: paths.login, name: '아이디' },
  { path: paths.notices, name: '검색어' },
  { path: paths.specialOffers, name: '검색어' },
  { path: paths.membership, name: '이름' },
  { path: paths.membership, name: '문의 내용' },
] as const;

/** Opens a page whose scripts stay away; the returned function lets them load, and waits for hydration. */
export async function openUnhydrated(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await hold(page, chunk('site'));
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    release();
    await expect(page.locator('#root')).not.toHaveAttribute('data-ssr');
  };
}

/** Opens the page and focuses the field before hydration. */
export async function openEarly(page: Page, { path, name }: (typeof earlyFields)[number]) {
  const hydrate = await openUnhydrated(page, path);
  const field = page.getByRole('textbox', { name: new RegExp(`^${name}`) });
  await field.focus();
  return { field, hydrate };
}
