import type { Locator, Page } from 'playwright/test';
import { paths } from '#contract/site/site-paths.ts';
import { popupsOn } from './lib/popups.ts';
import { expect, test } from './lib/test.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/**
 * Performs touch gestures by the browser itself, with everything that it derives from them: scrolling, a context menu,
 * a click.
 */
async function gesturesOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const middleOf = async (place: Locator) => {
    await place.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {};
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    ...touchPoints: { x: number; y: number }[]
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    async scrollFrom(place: Locator, distance: number) {
      const { x, y } = await middleOf(place);
      await touch('touchStart', { x, y });
      for (let moved = 10; moved <= distance; moved += 10) await touch('touchMove', { x, y: y - moved });
      await touch('touchEnd');
    },
    /** Holds until the phone opens the context menu of a link, which cancels the touch. */
    async hold(place: Locator) {
      await touch('touchStart', await middleOf(place));
      await touch('touchCancel');
    },
  };
}

const offersOn = (page: Page) => page.getByRole('main').locator('a[href*="/specialoffer/"]');

test('a scroll or a long press that begins on a link does not follow it; a tap does', async ({ page }) => {
  await page.goto(paths.specialOffers);
  const offer = offersOn(page).first();
  await offer.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  const gestures = await gesturesOn(page);
  await gestures.scrollFrom(offer, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 100);
  await gestures.hold(offer);
  await expect(page).toHaveURL(/\/specialoffer(#[\w-]+)?$/);
  await offer.tap();
  await expect(page).toHaveURL(/\/specialoffer\/\w+\/\d+$/);
});

test('a tap that closes a popup does not click through', async ({ page }) => {
  await page.goto('/');
  const popup = popupsOn(page);
  const first = (await popup.getByRole('heading').textContent()) ?? '';
  await popup.getByRole('button', { name: '닫기' }).tap();
  await expect(popup).not.toContainText(first);
  await popup.getByRole('button', { name: '닫기' }).tap();
  await expect(popup).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
