import { fontsOn } from './lib/first-visit.ts';
import { popupsOn } from './lib/popups.ts';
import { expect, test } from './lib/test.ts';

const slideName = /^\d \/ 4$/;

test.describe('the slides', () => {
  test('do not move under reduced motion, and change by keys and swipes', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const current = page.getByRole('group', { name: slideName });
    await page.getByRole('button', { name: '자동 넘김 시작' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(current).toHaveAccessibleName('2 / 4');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(current).toHaveAccessibleName('4 / 4');
    const news = page.getByRole('complementary', { name: '새 소식' });
    await expect(news).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(news).toHaveCount(0);
    await page.mouse.move(700, 300);
    await page.mouse.down();
    await page.mouse.move(640, 300, { steps: 4 });
    await page.mouse.up();
    await expect(current).toHaveAccessibleName('1 / 4');
    await page.mouse.down();
    await page.mouse.move(601, 300, { steps: 4 });
    await page.mouse.up();
    await expect(current).toHaveAccessibleName('1 / 4');
  });
});

test('the first paint of a visitor needs no API call', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) requests.push(pathname);
  });
  await page.goto('/');
  await expect(popupsOn(page).first()).toBeVisible();
  await expect(page.getByText(/^원주 날씨/)).toBeAttached();
  expect(requests.toSorted()).toEqual(['/api/v1/popup', '/api/v1/weather']);
});

test('Weather call fails: no badge, and no message', async ({ page, expectConsoleError }) => {
  expectConsoleError(/status of 400/);
  await page.route('**/api/v1/weather', (route) =>
    route.fulfill({
      status: 400,
      json: { status: { code: '400', message: '잠시 후 다시 시도해 주세요.' }, message: '잠시 후 다시 시도해 주세요.' },
    }),
  );
  const failed = page.waitForEvent('console', (message) => /status of 400/.test(message.text()));
  await page.goto('/');
  await failed;
  await expect(popupsOn(page).first()).toBeVisible();
  await expect(page.getByText(/날씨|잠시 후 다시/)).toHaveCount(0);
});

test('the weather has a text beside the image of its code, and is absent if it is unknown', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(/^원주 날씨 .+, 대기질 .+$/)).toBeAttached();
  const image = page.locator('img[src^="/weather/"]');
  await expect(image).toHaveAttribute('src', /^\/weather\/\d\d[dn]\.svg$/);
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  await page.route('**/api/v1/weather', (route) =>
    route.fulfill({ json: { status: { code: '0000', message: '' }, data: null } }),
  );
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByText(/^원주 날씨/)).toHaveCount(0);
});

test('the arrow scrolls to the story, and a URL with a section begins there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('link', { name: '스토리로 이동' }).click();
  await expect(page).toHaveURL('/#story');
  await expect(page.getByRole('heading', { name: 'Breath of Paradise' })).toBeInViewport();
  await page.goto('/404');
  await page.goto('/#golf');
  await expect(page.getByRole('heading', { name: 'Largest and Foremost' })).toBeInViewport();
});

test('the side navigation scrolls to the sections, marks the one in view, and Back leaves the page', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/404');
  await page.goto('/');
  const sections = page.getByRole('navigation', { name: '구역' });
  await sections.getByRole('link', { name: 'Golf' }).click();
  await expect(page).toHaveURL('/#golf');
  await expect(sections.getByRole('link', { name: 'Golf' })).toHaveAttribute('aria-current', 'location');
  await sections.getByRole('link', { name: 'Club house' }).click();
  await expect(page).toHaveURL('/#clubhouse');
  await expect(page.getByRole('img', { name: '해 질 녘 호수 너머로 불을 밝힌 클럽하우스' })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/404');
});

test('the map of the resort is rendered when it is near the viewport', async ({ page }) => {
  await page.goto('/');
  const lines = page.locator('main svg path[data-strong]');
  await expect(lines).toHaveCount(0);
  await page.getByRole('heading', { name: 'Find Us' }).scrollIntoViewIfNeeded();
  await expect(lines).not.toHaveCount(0);
});

test('each club’s card links to its courses', async ({ page }) => {
  await page.goto('/#golf');
  const cards = page.getByRole('link', { name: /홀.* m 설계 / });
  await expect(cards).toHaveCount(4);
  expect(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/seongmunan/course',
    '/oakvalley/course',
    '/oakhills/course',
    '/wolsongri/course',
  ]);
  await cards.nth(2).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('오크힐스 코스 안내');
});

test.describe('the popups', () => {
  test('load the fonts of their text, and no others', async ({ page }) => {
    await page.goto('/');
    await expect(popupsOn(page)).toHaveCount(2);
    expect((await fontsOn(page)).filter((font) => font.includes('-more-'))).toEqual([]);
  });

  test('hidden for a day, one closes in every tab, and its deadline is stored', async ({ page, context }) => {
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/');
    const cards = popupsOn;
    await expect(cards(other)).toHaveCount(2);
    await cards(page).first().getByRole('button', { name: '오늘 하루 보지 않기' }).click();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(other)).toHaveCount(1);
    expect(await page.localStorage.items()).toEqual([{ name: 'popup:1', value: expect.stringMatching(/^\d{13}$/) }]);
  });

  test('on a phone are shown one after the other, over the lower edge and beneath the slides’ controls', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const cards = popupsOn(page);
    await expect(cards).toHaveCount(1);
    const first = await cards.getByRole('heading').textContent();
    await page.getByRole('button', { name: '자동 넘김 멈춤' }).click({ trial: true });
    await cards.getByRole('button', { name: '닫기' }).click();
    await expect(cards).toHaveCount(1);
    await expect(cards.getByRole('heading')).not.toHaveText(first ?? '');
  });

  test('dismissed on a phone, with or without the banner, leave no gap between the slides and the reservation bar', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const gap = () =>
      page.evaluate(
        () =>
          (document.querySelector('[role="region"][aria-label="골프 예약"]')?.getBoundingClientRect().top ?? 0) -
          (document.querySelector('main section')?.getBoundingClientRect().bottom ?? 0),
      );
    await expect(popupsOn(page)).toHaveCount(1);
    await popupsOn(page).getByRole('button', { name: '닫기' }).click();
    await popupsOn(page).getByRole('button', { name: '닫기' }).click();
    await expect.poll(gap, 'with the banner').toBe(0);
    await page.getByRole('complementary', { name: '띠 배너' }).getByRole('button', { name: '닫기' }).click();
    await expect.poll(gap, 'without the banner').toBe(0);
  });
});
