import type { Page } from 'playwright/test';

/** Sets the size of letters as a browser's setting would, and waits until they have it: where little may move, a style comes a frame later. */
export async function enlargeLetters(page: Page, percent = 200): Promise<void> {
  const before = await page.evaluate((size) => {
    const { style } = document.documentElement;
    const { fontSize } = getComputedStyle(document.documentElement);
    style.fontSize = size;
    return fontSize;
  }, `${percent}%`);
  await page.waitForFunction((size) => getComputedStyle(document.documentElement).fontSize !== size, before);
}
