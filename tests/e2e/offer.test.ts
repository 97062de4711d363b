import type { Page } from 'playwright/test';
import { everyEngine } from '#tools/browsers/names.ts';
import { addAxe, violationsOn } from './lib/axe.ts';
import { cutTexts } from './lib/cut-texts.ts';
import { goBack } from './lib/history.ts';
import { enlargeText } from './lib/large-text.ts';
import { expect, test } from './lib/test.ts';
import { clientRendered } from './lib/client-rendered.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** Collapsed cards included. */
const cards = (page: Page, name: string) =>
  section(page, name).getByRole('listitem', { includeHidden: true }).getByRole('heading', { includeHidden: true });
const heading = (page: Page, name: string) => section(page, name).getByRole('heading', { level: 2 });
const depth = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function search(page: Page, text: string) {
  await page.getByRole('textbox', { name: '검색어' }).fill(text);
  await page.getByRole('button', { name: '검색', exact: true }).click();
}

test(
  'a search lists its matches in all sections, an offer is read, and Back restores the search and the scroll position',
  { tag: everyEngine },
  async ({ page }) => {
    await page.goto('/specialoffer');
    await search(page, '겨울');
    await expect(page).toHaveURL(`/specialoffer?query=${encodeURIComponent('겨울')}`);
    await expect(page.getByText(/^‘겨울’ 검색 결과 \d+건$/)).toBeVisible();
    for (const title of await page.getByRole('heading', { level: 3 }).allTextContents())
      expect(title).toContain('겨울');
    const last = page.getByRole('heading', { level: 3 }).last();
    await last.hover();
    const title = (await last.textContent()) ?? '';
    await expect.poll(() => new URL(page.url()).hash).toMatch(/^#section-[23]$/);
    const listUrl = page.url();
    // A driver may scroll before it clicks.
    const clicked = page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          document.addEventListener('click', () => resolve(Math.round(window.scrollY)), { capture: true, once: true }),
        ),
    );
    await last.click();
    const scrollBefore = await clicked;
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(title);
    await expect.poll(() => depth(page)).toBe(0);
    await goBack(page);
    await expect(page).toHaveURL(listUrl);
    await expect(page.getByRole('textbox', { name: '검색어' })).toHaveValue('겨울');
    await expect.poll(() => depth(page)).toBe(scrollBefore);
  },
);

test('the hash follows the visible section without a history entry, and is removed above all of them', async ({
  page,
}) => {
  await page.goto('/404');
  await page.goto('/specialoffer');
  await expect(cards(page, '기타 프로모션').first()).toBeVisible();
  for (const [name, hash] of [
    ['패키지', '#section-1'],
    ['다이닝 프로모션', '#section-2'],
    ['기타 프로모션', '#section-3'],
  ] as const) {
    await heading(page, name).evaluate((element) => element.scrollIntoView());
    await expect(page).toHaveURL(`/specialoffer${hash}`);
    await expect(
      page.getByRole('navigation', { name: '스페셜 오퍼 종류' }).getByRole('link', { name }),
    ).toHaveAttribute('aria-current', 'location');
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page).toHaveURL('/specialoffer');
  await goBack(page);
  await expect(page).toHaveURL('/404');
});

test('loc scrolls to its section and is removed from the URL', async ({ page }) => {
  await page.goto('/specialoffer?utm_source=talk&loc=section-2');
  await expect(page).toHaveURL(/\/specialoffer\?utm_source=talk#section-2$/);
  await expect(section(page, '다이닝 프로모션')).toBeFocused();
  const top = await section(page, '다이닝 프로모션').evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(40);
  expect(top).toBeLessThan(200);
});

test('the menu scrolls to a section from any page, also from another section', async ({ page }) => {
  await page.goto('/about/story');
  const menu = page.getByRole('navigation', { name: '주 메뉴' }).first();
  for (const [name, hash] of [
    ['기타 프로모션', '#section-3'],
    ['패키지', '#section-1'],
  ] as const) {
    await menu
      .getByRole('button', { name: '스페셜 오퍼' })
      .or(menu.getByRole('link', { name: '스페셜 오퍼', exact: true }))
      .first()
      .hover();
    await page
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page).toHaveURL(`/specialoffer${hash}`);
    await expect(section(page, name)).toBeFocused();
  }
});

test('an offer is shared by its short URL, which redirects to its page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/specialoffer');
  const first = cards(page, '다이닝 프로모션').first();
  const title = (await first.textContent()) ?? '';
  const ownHref =
    (await section(page, '다이닝 프로모션').getByRole('link', { name: title }).getAttribute('href')) ?? '';
  const sharedUrl = `${new URL(page.url()).origin}/specialoffer/${ownHref.split('/').at(-1)}`;
  const button = page.getByRole('button', { name: `${title} 공유하기` });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: '페이스북 새 창' })).toHaveAttribute(
    'href',
    `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(sharedUrl)}`,
  );
  await expect(page.getByRole('link', { name: 'X 새 창' })).toHaveAttribute(
    'href',
    `https://twitter.com/intent/tweet?text=${encodeURIComponent(title)}&url=${encodeURIComponent(sharedUrl)}`,
  );
  await page.getByRole('button', { name: '링크 복사' }).click();
  await expect(page.getByText('링크를 복사했습니다.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sharedUrl);
  await page.goto(sharedUrl);
  await expect(page).toHaveURL(ownHref);
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(title);
});

test('a slow list causes no layout shift, and loc still scrolls to its section', async ({ page }) => {
  await clientRendered(page, '**/specialoffer?*');
  await page.route('**/api/v1/special-offers/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto('/specialoffer?loc=section-2');
  await expect(section(page, '패키지').getByText('불러오는 중')).toBeAttached();
  await expect(page).toHaveURL('/specialoffer#section-2');
  await expect(heading(page, '다이닝 프로모션')).toBeInViewport();
});

test('the share menu fits a phone, also in large text, and axe finds nothing on either layout', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/specialoffer');
    await page
      .getByRole('button', { name: /공유하기$/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: '링크 복사' })).toBeInViewport();
    await addAxe(page);
    await expect.poll(() => violationsOn(page), `axe at ${width} px`).toEqual([]);
    await expect.poll(() => cutTexts(page), `at ${width} px`).toEqual([]);
  }
  await enlargeText(page);
  await expect.poll(() => cutTexts(page), 'in letters twice as large').toEqual([]);
});
