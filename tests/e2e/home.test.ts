import { popupsOn } from './lib/popups.ts';
import { expect, test } from './lib/test.ts';

test('the weather has a text beside the image of its code, and is absent without a message if it is unknown or its call fails', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 400/);
  await page.goto('/');
  await expect(page.getByText(/^원주 날씨 .+, 대기질 .+$/)).toBeAttached();
  const image = page.locator('img[src^="/weather/"]');
  await expect(image).toHaveAttribute('src', /^\/weather\/\d\d[dn]\.svg$/);
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  const message = '잠시 후 다시 시도해 주세요.';
  for (const answer of [
    { json: { status: { code: '0000', message: '' }, data: null } },
    { status: 400, json: { status: { code: '400', message }, message } },
  ]) {
    await page.route('**/api/v1/weather', (route) => route.fulfill(answer));
    await page.reload({ waitUntil: 'networkidle' });
    await expect(popupsOn(page).first()).toBeVisible();
    await expect(page.getByText(/날씨|잠시 후 다시/)).toHaveCount(0);
  }
});

test('the arrow and the side navigation scroll to the sections and mark the one in view; a URL with a section begins there; Back leaves the page', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/404');
  await page.goto('/');
  const mountains = page.locator('main svg path[data-strong]');
  await expect(mountains).toHaveCount(0);
  await page.getByRole('link', { name: '스토리로 이동' }).click();
  await expect(page).toHaveURL('/#story');
  await expect(page.getByRole('heading', { name: 'Breath of Paradise' })).toBeInViewport();
  const sections = page.getByRole('navigation', { name: '구역' });
  await sections.getByRole('link', { name: 'Golf' }).click();
  await expect(page).toHaveURL('/#golf');
  await expect(sections.getByRole('link', { name: 'Golf' })).toHaveAttribute('aria-current', 'location');
  await sections.getByRole('link', { name: 'Club house' }).click();
  await expect(page).toHaveURL('/#clubhouse');
  await expect(
    page.getByRole('img', { name: '촛불을 켠 호두나무 식탁 위의 유기그릇과 작은 접시들, 감 세 알' }),
  ).toBeInViewport();
  // The map of the resort is drawn when it is near the viewport.
  await page.getByRole('heading', { name: 'Find Us' }).scrollIntoViewIfNeeded();
  await expect(mountains).not.toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/404');
  await page.goto('/#golf');
  await expect(page.getByRole('heading', { name: 'Largest and Foremost' })).toBeInViewport();
  const cards = page.getByRole('link', { name: /홀.* m 설계 / });
  await expect(cards).toHaveCount(4);
  expect(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/seongmunan/course',
    '/oakvalley/course',
    '/oakhills/course',
    '/wolsongri/course',
  ]);
});

test('on a phone the popups are shown one after the other between the slides’ controls and the reservation bar, the notice first; dismissed, with or without the banner, they leave no gap between the slides and the reservation bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const cards = popupsOn(page);
  const gap = () =>
    page.evaluate(
      () =>
        (document.querySelector('[role="region"][aria-label="골프 예약"]')?.getBoundingClientRect().top ?? 0) -
        (document.querySelector('main section')?.getBoundingClientRect().bottom ?? 0),
    );
  await expect(cards).toHaveCount(1);
  const first = await cards.getByRole('heading').textContent();
  expect(first).toBe('2026~2027 동계 휴장 일정');
  const bar = page.getByRole('region', { name: '골프 예약' });
  await bar.getByRole('link').first().click({ trial: true });
  expect(await cards.evaluate((card) => card.getBoundingClientRect().bottom)).toBe((await bar.boundingBox())?.y);
  await page.getByRole('button', { name: '자동 넘김 멈춤' }).click({ trial: true });
  await page.evaluate(() => window.scrollTo(0, 0));
  await cards.getByRole('button', { name: '닫기' }).click();
  await expect(cards).toHaveCount(1);
  await expect(cards.getByRole('heading')).not.toHaveText(first ?? '');
  await cards.getByRole('button', { name: '닫기' }).click();
  await expect.poll(gap, 'with the banner').toBe(0);
  await page.getByRole('complementary', { name: '띠 배너' }).getByRole('button', { name: '닫기' }).click();
  await expect.poll(gap, 'without the banner').toBe(0);
});
