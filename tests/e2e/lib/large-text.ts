import type { Page } from 'playwright/test';

/** Sets the text size as the browser's setting would, and waits until it is applied: with reduced motion, a style takes effect a frame later. */
export async function enlargeText(page: Page, percent = 200): Promise<void> {
  const before = await page.evaluate((size) => {
    const { style } = document.documentElement;
    const { fontSize } = getComputedStyle(document.documentElement);
    style.fontSize = size;
    return fontSize;
  }, `${percent}%`);
  await page.waitForFunction((size) => getComputedStyle(document.documentElement).fontSize !== size, before);
}
