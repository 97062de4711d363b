import { popupsOn } from './lib/popups.ts';
import { expect, test } from './lib/test.ts';

const letterSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

test('the font size of the desktop grows with its window, that of a phone does not', async ({ page }) => {
  await page.goto('/404');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const sizes: number[] = [];
  for (const width of [1026, 1280, 1630, 1920, 1025, 390]) {
    await page.setViewportSize({ width, height: 800 });
    sizes.push(Math.round(10 * (await page.evaluate(letterSize))) / 10);
  }
  expect(sizes).toEqual([15, 15.3, 16.8, 18, 16, 16]);
});

// Only Chromium emulates a touch-only device.
test('a wide touch-only device has the mobile layout', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 1400, height: 900 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto('/404');
  await expect(page.getByRole('region', { name: '골프 예약' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: '소식' })).toBeHidden();
  await context.close();
});

test('on the home page of a desktop the popups are of the same height beside the headline, the second one below the first and further left, the controls of the slides are above the fold under the banner, and the side navigation leaves room before the headlines or is hidden', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await expect(page.getByText('Feel the Nature')).toBeHidden();
  await expect(page.getByRole('complementary', { name: '띠 배너' })).toBeVisible();
  await expect(page.getByRole('button', { name: '다음 슬라이드' })).toBeInViewport({ ratio: 1 });
  await expect(popupsOn(page)).toHaveCount(2);
  const [first, second] = await popupsOn(page).evaluateAll((cards) =>
    cards.map((card) => card.getBoundingClientRect().toJSON()),
  );
  expect([second.height, second.top > first.bottom, second.left < first.left]).toEqual([first.height, true, true]);
  const headline = page.getByRole('group', { name: /^1 \/ / });
  for (const width of [1026, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const title = await headline.boundingBox();
    for (const card of await popupsOn(page).all())
      expect((await card.boundingBox())?.x ?? 0, `${width} px`).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  const navigation = page.getByRole('navigation', { name: '구역' });
  const [beside, text] = [
    await navigation.boundingBox(),
    await page.getByRole('heading', { level: 2 }).first().boundingBox(),
  ];
  expect((text?.x ?? 0) - (beside?.x ?? 0) - (beside?.width ?? 0)).toBeGreaterThan(16);
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(navigation).toBeHidden();
});

test('on the home page of a phone the slides have an additional caption, and the underline of a link of two lines is under each of them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/');
  await expect(page.getByText('Feel the Nature')).toBeVisible();
  const label = page.getByText('OUR DYNAMIC GOLF COURSE', { exact: true });
  // A background at the bottom of an inline element is drawn at the bottom of each of its lines.
  const drawn = await label.evaluate((words) => ({
    display: getComputedStyle(words).display,
    at: getComputedStyle(words).backgroundPosition,
  }));
  expect(drawn).toEqual({ display: 'inline', at: '0px 100%' });
});

test('the links of a course card lie over it while it is hovered or contains the focus', async ({ page }) => {
  await page.goto('/about/overview');
  const ways = page
    .getByRole('list', { name: '클럽' })
    .getByRole('link', { name: /더보기$/ })
    .first()
    .locator('..');
  await expect(ways).toHaveCSS('opacity', '0');
  await ways.hover({ force: true });
  await expect(ways).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(ways).toHaveCSS('opacity', '0');
  await ways.getByRole('link').first().focus();
  await expect(ways).toHaveCSS('opacity', '1');
});

test('headings break on a phone at planned places', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto('/about/story');
  const headings = [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('heading', { name: '홀과 홀 사이' }),
    page.getByRole('heading', { name: '네 개의 클럽' }),
  ];
  expect(await Promise.all(headings.map((heading) => heading.innerText()))).toEqual([
    '산의 모양을 그대로 둔\n아흔 개의 홀',
    '홀과 홀 사이,\n숲 하나를 남긴 까닭',
    '네 개의 클럽,\n네 가지 걸음',
  ]);
});
