import type { Page } from 'playwright/test';

type Place = { x: number; y: number };

/** A finger on the screen, beside the mouse that Playwright has: it comes down at a place, moves sideways from there, and goes, or is taken away. */
export async function fingerAt(page: Page, { x, y }: Place) {
  const browser = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...touchPoints: Place[]) => void (await browser.send('Input.dispatchTouchEvent', { type, touchPoints }));
  return {
    down: () => touch('touchStart', { x, y }),
    /** In pixels from where it came down; to the left is negative. */
    moveBy: (distance: number) => touch('touchMove', { x: x + distance, y }),
    up: () => touch('touchEnd'),
    cancel: () => touch('touchCancel'),
  };
}
