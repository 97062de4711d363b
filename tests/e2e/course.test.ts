import { expect, test } from './lib/test.ts';

test('a hole is opened large, gone through by keys, and closed by Escape with the focus on its button', async ({ page }) => {
  await page.goto('/oakhills/course');
  await page.getByRole('button', { name: 'Bridge 코스 1번 홀 크게 보기' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('첫 다리');
  await expect(page).toHaveURL('/oakhills/course#hole-1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/oakhills/course#hole-3');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/oakhills/course');
  await expect(page.getByRole('button', { name: 'Bridge 코스 3번 홀 크게 보기' })).toBeFocused();
});

test('Back closes it, Forward opens it again, and a reload keeps it', async ({ page }) => {
  await page.goto('/404');
  await page.goto('/wolsongri/course');
  await page.getByRole('button', { name: 'OUT 코스 1번 홀 크게 보기' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '9번 홀' }).click();
  await expect(page).toHaveURL('/wolsongri/course#hole-9');
  await page.reload();
  await expect(dialog.getByRole('img', { name: /^9번 홀/ })).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/wolsongri/course');
  await page.goForward();
  await expect(dialog.getByRole('img', { name: /^9번 홀/ })).toBeVisible();
  await dialog.getByRole('button', { name: '닫기' }).click();
  await expect(dialog).toHaveCount(0);
});

test('Back pressed as soon as it has its entry closes it, before the page has followed there', async ({ page }) => {
  await page.goto('/404');
  await page.goto('/wolsongri/course');
  await page.evaluate(() => {
    const push = window.history.pushState.bind(window.history);
    window.history.pushState = (...entry) => {
      push(...entry);
      window.history.back();
    };
  });
  const wentBack = page.evaluate(() => new Promise((resolve) => window.addEventListener('popstate', () => setTimeout(resolve, 500), { once: true })));
  await page.getByRole('button', { name: 'OUT 코스 1번 홀 크게 보기' }).click();
  await wentBack;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/wolsongri/course');
});

test('a swipe leads to the next hole', async ({ page }) => {
  await page.goto('/oakhills/course');
  await page.getByRole('button', { name: 'Bridge 코스 2번 홀 크게 보기' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('버들길');
  await page.mouse.move(600, 500);
  await page.mouse.down();
  await page.mouse.move(500, 500, { steps: 5 });
  await page.mouse.up();
  await expect(dialog.getByRole('heading', { level: 2 })).not.toHaveText('버들길');
  await expect(page).toHaveURL('/oakhills/course#hole-3');
});

test('another course is chosen by its name, stands in the address, and one that is not there is the first', async ({ page }) => {
  await page.goto('/oakvalley/course');
  await page.getByRole('navigation', { name: '코스 선택' }).getByRole('link', { name: 'Pine' }).click();
  await expect(page).toHaveURL('/oakvalley/course?course=1333');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('붉은 소나무와 바람의 코스');
  await page.goto('/oakvalley/course?course=1');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('참나무 숲이 품은 정통 임간 코스');
});

test('the holes are gone to by their numbers', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/seongmunan/course');
  await page.getByRole('navigation', { name: '홀 바로가기' }).getByRole('link', { name: /^7/ }).click();
  await expect(page).toHaveURL('/seongmunan/course#hole-7');
  await expect(page.locator('#hole-7').getByRole('heading')).toBeInViewport();
});

test('on paper a course is a guide: every plan, every table, nothing of the frame', async ({ page }) => {
  await page.goto('/oakhills/course');
  await page.emulateMedia({ media: 'print' });
  // The holes listen a moment after the page does.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    expect(await page.locator('article').getByRole('img').count()).toBe(9);
  }).toPass();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('contentinfo').filter({ visible: true })).toHaveCount(0);
  const pdf = await page.pdf({ format: 'A4' });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
  expect(pages).toBeLessThanOrEqual(6);
});

test('an address of Oak Hills with one l leads to the same page', async ({ page }) => {
  await page.goto('/oakhils/course?course=1342#hole-3');
  await expect(page).toHaveURL('/oakhills/course?course=1342#hole-3');
  await expect(page.locator('#hole-3').getByRole('heading')).toBeInViewport();
});
