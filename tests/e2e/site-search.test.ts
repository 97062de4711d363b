import type { Page } from 'playwright/test';
import { searchMessages } from '#contract/site/search-messages.ts';
import { searchSite } from '#contract/site/search.ts';
import { paths } from '#contract/site/site-paths.ts';
import { everyEngine } from '#tools/browsers/names.ts';
import { addAxe, violationsOn } from './lib/axe.ts';
import { goBack } from './lib/history.ts';
import { imeOn } from './lib/ime-over-cdp.ts';
import { expect, test } from './lib/test.ts';

const urlOf = (query: string) => `${paths.search}?q=${encodeURIComponent(query)}`;
const fieldOf = (page: Page) => page.getByRole('search', { name: '누리집 검색' }).getByLabel('검색어');
const groupOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the header leads to the field, and hits come while it is typed in', { tag: everyEngine }, async ({ page }) => {
  await page.goto(paths.notices);
  await page.getByRole('banner').getByRole('link', { name: '검색', exact: true }).click();
  await expect(fieldOf(page)).toBeFocused();
  await expect(page.getByText(searchMessages.help)).toBeVisible();
  await page.keyboard.type('ㅅㅁㅇ');
  await expect(page.getByRole('status').filter({ hasText: '찾았습니다.' })).toContainText('공지사항 6건');
  await expect(groupOf(page, '골프 클럽').getByRole('link').first()).toHaveText('성문안 코스 안내');
  await expect(groupOf(page, '골프 클럽').locator('mark').first()).toHaveText('성문안');
  await groupOf(page, '공지사항').getByRole('link', { name: '공지사항 모두 보기' }).click();
  await expect(page).toHaveURL(/\/notice\?query=/);
  await expect(page.getByRole('rowheader')).toHaveCount(6);
});

test('the URL follows the text without a history entry: Back leaves the page, and a reload keeps the hits', async ({
  page,
}) => {
  await page.goto(paths.notices);
  await page.getByRole('banner').getByRole('link', { name: '검색', exact: true }).click();
  await fieldOf(page).pressSequentially('성탄');
  await expect(page).toHaveURL(urlOf('성탄'));
  await fieldOf(page).fill('환불');
  await expect(page).toHaveURL(urlOf('환불'));
  await page.reload();
  await expect(fieldOf(page)).toHaveValue('환불');
  await expect(groupOf(page, '스페셜 오퍼').getByRole('link')).toHaveText(['성탄 전야 촛불 만찬']);
  await expect(fieldOf(page)).not.toBeFocused();
  await goBack(page);
  await expect(page).toHaveURL(paths.notices);
});

test('Back from a hit returns to the hits, at the same scroll position', async ({ page }) => {
  await page.goto(paths.search);
  await fieldOf(page).fill('성문안');
  const hit = groupOf(page, '코스와 홀').getByRole('link').last();
  // The click would scroll further if a fixed element covered the link; hovering scrolls alike.
  await hit.hover();
  const top = await page.evaluate(() => window.scrollY);
  await hit.click();
  await expect(page).toHaveURL(/\/seongmunan\/course/);
  await goBack(page);
  await expect(page).toHaveURL(urlOf('성문안'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
});

test('the menu of a phone leads to the field', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.faq);
  await page.getByRole('banner').getByRole('button', { name: '전체 메뉴' }).click();
  await page.getByRole('dialog').getByRole('link', { name: '검색', exact: true }).click();
  await expect(page).toHaveURL(paths.search);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(fieldOf(page)).toBeFocused();
});

test('a late answer never replaces a newer one', async ({ page }) => {
  await page.goto(paths.search);
  let answerFirst = () => {};
  await page.route(`**${searchSite.path}?query=${encodeURIComponent('환불')}`, async (route) => {
    await new Promise<void>((resolve) => (answerFirst = resolve));
    await route.continue().catch(() => {});
  });
  const asked = page.waitForRequest(`**${searchSite.path}?query=${encodeURIComponent('환불')}`);
  await fieldOf(page).fill('환불');
  await asked;
  await fieldOf(page).fill('명의 변경');
  await expect(groupOf(page, '이용 안내').getByRole('link')).toHaveText(['명의 변경 안내']);
  answerFirst();
  await page.waitForTimeout(500);
  await expect(groupOf(page, '이용 안내').getByRole('link')).toHaveText(['명의 변경 안내']);
  await expect(page).toHaveURL(`${paths.search}?${new URLSearchParams({ q: '명의 변경' }).toString()}`);
});

test('hits do not interrupt the composition of a syllable', async ({ page }) => {
  await page.goto(paths.search);
  await fieldOf(page).focus();
  const ime = await imeOn(page);
  await ime.compose('환');
  await expect(page).toHaveURL(urlOf('환'));
  await ime.commit('환');
  await ime.compose('ㅂ');
  await expect(page).toHaveURL(urlOf('환ㅂ'));
  await ime.compose('불');
  await ime.commit('불');
  await expect(fieldOf(page)).toHaveValue('환불');
  await expect(groupOf(page, '스페셜 오퍼').getByRole('link')).toHaveText(['성탄 전야 촛불 만찬']);
});

test('a search that fails says so, keeps the text, and is repeated on request', async ({
  page,
  expectConsoleError,
}) => {
  await page.goto(paths.search);
  expectConsoleError(/net::ERR_FAILED|Site search: NetworkError/);
  await page.route(`**${searchSite.path}?*`, (route) => route.abort(), { times: 1 });
  await fieldOf(page).fill('환불');
  await expect(page.getByText(searchMessages.failed)).toBeVisible();
  await page.getByRole('button', { name: '다시 검색' }).click();
  await expect(fieldOf(page)).toBeFocused();
  await expect(groupOf(page, '스페셜 오퍼').getByRole('link')).toHaveText(['성탄 전야 촛불 만찬']);
  await expect(fieldOf(page)).toHaveValue('환불');
});

test('by keyboard: a question that was found opens on its page', async ({ page }) => {
  await page.goto(urlOf('카트는 몇 명'));
  await groupOf(page, '자주 묻는 질문').getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${paths.faq}#faq-3`);
  await expect(page.locator('#faq-3')).toHaveAttribute('open', '');
});

test('axe finds nothing in the hits, on either layout, and the header stays on one line', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [1280, 1100, 1025, 1024, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(urlOf('ㅇ'));
    await expect(groupOf(page, '약관과 방침')).toBeVisible();
    await addAxe(page);
    await expect.poll(() => violationsOn(page), `at ${width} px`).toEqual([]);
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height, `at ${width} px`).toBeLessThan(100);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBeLessThanOrEqual(
      width,
    );
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ page }) => {
    page.goto = Object.getPrototypeOf(page).goto.bind(page);
  });

  test('the form leads to the hits, and to an empty search for an empty text', async ({ page }) => {
    await page.goto(paths.search);
    await fieldOf(page).fill('환불');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(urlOf('환불'));
    await expect(groupOf(page, '스페셜 오퍼').locator('mark')).toHaveText('환불');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await fieldOf(page).fill('');
    await page.getByRole('button', { name: '검색', exact: true }).click();
    await expect(page).toHaveURL(paths.search);
  });
});
