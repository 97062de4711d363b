import type { Page } from 'playwright/test';
import { pageMessages } from '#contract/site/page-messages.ts';
import { paths } from '#contract/site/site-paths.ts';
import { clientRendered } from './lib/client-rendered.ts';
import { makeOld } from './lib/old-browser.ts';
import { tokenOf } from './lib/person.ts';
import { isFirstOfItsKind, publicPages } from './lib/public-pages.ts';
import { expect, test } from './lib/test.ts';

const kinds = publicPages.filter(isFirstOfItsKind);
const guestPages = [paths.login, paths.findId, paths.findPassword, paths.join];
const memberPages = [paths.myPage, paths.booking, paths.profileEdit, paths.withdrawal];

test.beforeEach(async ({ context }) => {
  await makeOld(context);
});

// Hydrating runs the code that the next test runs for every kind of page.
test('without the methods and the constructed style sheets that the oldest browsers lack, pages rendered by the server are hydrated', async ({
  page,
}) => {
  test.setTimeout(180_000);
  for (const path of [paths.home, paths.notices, paths.login]) {
    await page.goto(path);
    await expectContent(page, path);
  }
});

// Pages of one kind share their code. Once the browser has rendered one page, a link renders the others without loading
// the site again.
test('without them, every kind of page is rendered in the browser', async ({ page, request }) => {
  test.setTimeout(180_000);
  const token = await tokenOf(request, 'member01');
  await clientRendered(page, paths.notFound);
  await page.goto(paths.notFound);
  await expectContent(page, paths.notFound);
  for (const path of [...kinds, ...guestPages]) await follow(page, path);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto(paths.myPage);
  await expectContent(page, paths.myPage);
  for (const path of memberPages) await follow(page, path);
});

/** Goes to a page as a link of the site does. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await expectContent(page, path);
}

/** Expects the heading of a page that is complete, and its styles. */
async function expectContent(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  // The page that is rendered writes it, after the one before it is gone.
  await expect(page.locator('link[rel="canonical"]'), path).toHaveAttribute('href', new RegExp(`[^/]${path}$`));
  await expect(heading, path).toBeVisible();
  await expect(heading, path).not.toHaveText(pageMessages.broken);
  await expect.poll(async () => (await page.locator('main').innerText()).length, path).toBeGreaterThan(60);
  const look = () =>
    heading.evaluate((element) => [
      getComputedStyle(document.body).margin,
      getComputedStyle(element).fontFamily.includes('serif'),
      getComputedStyle(element).fontWeight,
    ]);
  await expect.poll(look, path).toEqual(['0px', true, '400']);
}
