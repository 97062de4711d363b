import type { Page } from 'playwright/test';
import { chromiumArgs, findFullChromium } from '#tools/browsers/chromium.ts';
import { personAt } from './lib/person.ts';
import { expect, test } from './lib/test.ts';

// Playwright disables the back/forward cache, and Chromium's headless shell has none.
test.use({
  launchOptions: {
    executablePath: findFullChromium(),
    args: chromiumArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

// Chromium sends storage events to a restored page, other browsers do not: without them, the page must check by itself
// here, too.
test.beforeEach(({ page }) =>
  page.addInitScript(() => window.addEventListener('storage', (event) => event.stopImmediatePropagation())),
);

declare global {
  interface Window {
    /** Set by the test. */
    wasRestored?: boolean;
  }
}

/** Navigates to another document, runs `meanwhile`, and goes back. */
async function leaveAndReturn(page: Page, meanwhile: () => Promise<void> = async () => {}) {
  await page.evaluate(() => window.addEventListener('pageshow', ({ persisted }) => (window.wasRestored = persisted)));
  await page.goto('/robots.txt', { waitUntil: 'commit' });
  await expect(page.getByText('User-agent')).toBeVisible();
  await meanwhile();
  await page.bringToFront();
  // A restored page loads nothing, which `goBack` would wait for.
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page.getByRole('main')).toBeVisible();
}

/** Returns the reasons why the browser did not restore the page, or null. */
const whyNot = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return entry && 'notRestoredReasons' in entry ? JSON.stringify(entry.notRestoredReasons) : null;
  });

test('pages are restored from the back/forward cache unchanged', async ({ page }) => {
  for (const path of ['/', '/notice', '/account/login']) {
    await page.goto(path);
    await leaveAndReturn(page);
    expect([await page.evaluate(() => window.wasRestored), await whyNot(page)]).toEqual([true, 'null']);
  }
});

test('after a logout in another tab the restored page has no member', async ({ page, context, person }) => {
  await person.arriveAs('member01');
  await page.goto('/about/overview');
  await expect(person.menu).toHaveText('김하늘 님');
  const other = await context.newPage();
  await other.goto('/404');
  await leaveAndReturn(page, async () => {
    await other.bringToFront();
    await personAt(other).askToLogOut();
    await personAt(other).confirm();
    await expect(personAt(other).loginLink).toBeVisible();
  });
  await expect(person.loginLink).toBeVisible();
  expect([await person.menu.count(), await page.evaluate(() => window.wasRestored)]).toEqual([0, true]);
});

test('a banner hidden for a day in another tab is hidden on the restored page', async ({ page, context }) => {
  const bannerOf = (at: Page) => at.getByRole('complementary', { name: '띠 배너' });
  await page.goto('/about/overview');
  await expect(bannerOf(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/about/overview');
  await leaveAndReturn(page, async () => {
    await other.bringToFront();
    await bannerOf(other).getByRole('button', { name: '오늘 하루 보지 않기' }).click();
    await expect(bannerOf(other)).toHaveCount(0);
  });
  await expect(bannerOf(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.wasRestored)).toBe(true);
});
