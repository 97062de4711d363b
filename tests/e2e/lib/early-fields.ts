import type { Page } from 'playwright/test';
import { paths } from '#contract/site/site-paths.ts';
import { chunk } from './chunk.ts';
import { hold } from './hold.ts';
import { expect } from './test.ts';

/** Fields that the server renders, each with the chunk that hydrates it: that of the page, or that of a deferred island. */
export const earlyFields = [
  { path: paths.login, name: '아이디', code: 'hydrate' },
  { path: paths.notices, name: '검색어', code: 'hydrate' },
  { path: paths.notices, name: '검색어', code: 'NoticeFilter' },
  { path: paths.specialOffers, name: '검색어', code: 'OfferSearch' },
  { path: paths.membership, name: '이름', code: 'Inquiring' },
  { path: paths.membership, name: '문의 내용', code: 'Inquiring' },
] as const;

/** Opens the page and focuses the field before hydration; `hydrate` releases the chunks and waits for hydration. */
export async function openEarly(page: Page, { path, name, code }: (typeof earlyFields)[number]) {
  const release = await hold(page, chunk(code));
  await page.goto(path, { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: new RegExp(`^${name}`) });
  await field.focus();
  return {
    field,
    async hydrate() {
      release();
      await expect(page.locator('#root')).not.toHaveAttribute('data-ssr');
      await expect(page.locator('[data-deferred]')).toHaveCount(0);
    },
  };
}
