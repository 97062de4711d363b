import type { Page } from 'playwright/test';

/**
 * Sets the text size as the browser's setting would, and waits until it is applied: with reduced motion, a style takes
 * effect a frame later.
 */
export async function enlargeText(page: Page, percent = 200): Promise<void> {
  const before = await page.evaluate((size) => {
    const { style } = document.documentElement;
    const { fontSize } = getComputedStyle(document.documentElement);
    style.fontSize = size;
    return fontSize;
  }, `${percent}%`);
  await page.waitForFunction((size) => getComputedStyle(document.documentElement).fontSize !== size, before);
}

/**
 * Shows the page at the width of a phone, with the text size set to 200 % in the browser: media queries in `em` follow
 * this setting, but not the root element's font size. Only Chromium has this command.
 */
export async function enlargeTextOnPhone(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.waitForFunction(() => {
    const { style } = document.documentElement;
    style.fontSize = '';
    return getComputedStyle(document.documentElement).fontSize === '32px';
  });
}
