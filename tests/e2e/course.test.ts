import { expect, test } from './lib/test.ts';

test('on a phone on its side the whole plan is in view, beside its data', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/oakhills/course');
  await page.getByRole('button', { name: 'Bridge 코스 1번 홀 크게 보기' }).click();
  const dialog = page.getByRole('dialog');
  const plan = dialog.getByRole('img', { name: /^1번 홀/ });
  await expect(plan).toBeInViewport({ ratio: 1 });
  const [picture, title, buttons] = await Promise.all(
    [plan, dialog.getByRole('heading', { level: 2 }), dialog.getByRole('button', { name: '2번 홀' })].map((part) =>
      part.boundingBox(),
    ),
  );
  expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThanOrEqual(title?.x ?? 0);
  expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(buttons?.y ?? 0);
});

test('Back right after it has its history entry closes it, before the page has navigated there', async ({ page }) => {
  await page.goto('/404');
  await page.goto('/wolsongri/course');
  await page.evaluate(() => {
    const push = window.history.pushState.bind(window.history);
    window.history.pushState = (...entry) => {
      push(...entry);
      window.history.back();
    };
  });
  const wentBack = page.evaluate(
    () => new Promise((resolve) => window.addEventListener('popstate', () => setTimeout(resolve, 500), { once: true })),
  );
  await page.getByRole('button', { name: 'OUT 코스 1번 홀 크게 보기' }).click();
  await wentBack;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/wolsongri/course');
});

test('the holes can be opened by their numbers', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/seongmunan/course');
  await page.getByRole('navigation', { name: '홀 바로가기' }).getByRole('link', { name: /^7/ }).click();
  await expect(page).toHaveURL('/seongmunan/course#hole-7');
  await expect(page.locator('#hole-7').getByRole('heading')).toBeInViewport();
});

test('on paper a course is a guide: every plan and every table, without the site header and footer', async ({
  page,
}) => {
  await page.goto('/oakhills/course');
  await page.emulateMedia({ media: 'print' });
  // The holes are hydrated a moment after the page.
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

test('the scorecard is printed alone on one sheet, and the page is as before', async ({ page }) => {
  await page.goto('/oakhills/course');
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: '스코어카드 인쇄' }).click();
  await page.locator('html[data-printed]').waitFor();
  await page.emulateMedia({ media: 'print' });
  const card = page.getByRole('table');
  await expect(card.getByRole('row').first()).toHaveText('홀123456789합계');
  await expect(card.getByRole('row', { name: '파' })).toHaveText('파44354453436');
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length).toBe(1);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { name: /스코어카드/ })).toHaveCount(0);
});
