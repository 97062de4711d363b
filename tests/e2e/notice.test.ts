import { addAxe, violationsOn } from './lib/axe.ts';
import { cutTexts } from './lib/cut-texts.ts';
import { noticesAt } from './lib/notices.ts';
import { enlargeText } from './lib/large-text.ts';
import { expect, test } from './lib/test.ts';

const depth = (page: Parameters<typeof noticesAt>[0]) => page.evaluate(() => Math.round(window.scrollY));

test('a search, its second page and a notice are in the URL; Back restores list, page, filter and scroll position', async ({
  page,
}) => {
  const { open, kind, text, submit, titles, page: numbered, article } = noticesAt(page);
  await open();
  await expect(titles).toHaveCount(10);
  await text.fill('안내');
  await text.press('Enter');
  await expect(page).toHaveURL(/\/notice\?query=[^&]+$/);
  await text.fill('');
  await submit.click();
  await expect(page).toHaveURL('/notice');
  await kind('공지사항').click();
  await expect(page).toHaveURL('/notice?category=NOTICE');
  await numbered('2쪽').click();
  await expect(page).toHaveURL('/notice?page=2&category=NOTICE');
  await expect(numbered('2쪽')).toHaveAttribute('aria-current', 'page');
  const read = await titles.nth(7).textContent();
  await titles.nth(7).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(() => depth(page)).toBe(700);
  await titles.nth(7).click();
  await expect(article.getByRole('heading', { level: 2 })).toHaveText(read ?? '');
  await expect.poll(() => depth(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/notice?page=2&category=NOTICE');
  await expect(titles.nth(7)).toHaveText(read ?? '');
  await expect(kind('공지사항')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => depth(page)).toBe(700);
});

test('a page rendered for another search shows the one of its URL', async ({ page }) => {
  await page.route('**/notice?page=2', async (route) =>
    route.fulfill({ response: await route.fetch({ url: new URL('/notice', route.request().url()).href }) }),
  );
  await page.goto('/notice?page=2');
  await expect(noticesAt(page).page('2쪽')).toHaveAttribute('aria-current', 'page');
});

test('the banner’s link scrolls to the section of the notice about the check-in, below the header', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/notice/136?pre-check-in');
  const part = page.locator('#pre-check-in');
  await expect(part).toBeFocused();
  const top = () => part.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(300);
  expect(await top()).toBeGreaterThanOrEqual(await headerHeight(page));
});

test('with the keyboard alone a notice is searched, found on another page, read and left', async ({ page }) => {
  const { open, text, titles, page: numbered, article, backToList, list } = noticesAt(page);
  await open();
  await expect(titles).toHaveCount(10);
  await text.focus();
  await page.keyboard.type('e');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(titles.first()).toBeFocused();
  const first = (await titles.first().textContent()) ?? '';
  await numbered('2쪽').focus();
  await page.keyboard.press('Enter');
  await expect(list).toBeFocused();
  await expect(page).toHaveURL('/notice?page=2');
  await expect(titles.first()).not.toHaveText(first);
  await page.keyboard.press('Tab');
  await expect(titles.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(article).toBeVisible();
  await backToList.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/notice?page=2');
});

test('a search without a match fits a phone, also in large text, and axe finds nothing on it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await noticesAt(page).open('?query=%EB%88%88%EC%8D%B0%EB%A7%A4');
  await expect(page.getByText('등록된 게시물이 없습니다.').last()).toBeVisible();
  await addAxe(page);
  await expect.poll(() => violationsOn(page)).toEqual([]);
  await expect.poll(() => cutTexts(page)).toEqual([]);
  await enlargeText(page);
  await expect.poll(() => cutTexts(page), 'in letters twice as large').toEqual([]);
});

const headerHeight = (page: Parameters<typeof noticesAt>[0]) =>
  page.getByRole('banner').evaluate((header) => Math.floor(header.getBoundingClientRect().bottom));
