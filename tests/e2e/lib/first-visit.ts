import { basename } from 'node:path';
import type { Browser, Page } from 'playwright/test';
import { shiftedOn, watchShifts } from './layout-shift.ts';

type Screen = { width: number; height: number };
/** In milliseconds and bytes a second. */
type Line = { latency: number; downloadThroughput: number; uploadThroughput: number };

/** Opens a page as a first-time visitor; resolves to its layout shift until it is idle. */
export async function firstVisit(browser: Browser, path: string, viewport: Screen, line?: Line): Promise<number> {
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    baseURL: process.env['SITE_URL'] ?? '',
  });
  const page = await context.newPage();
  if (line)
    await (await context.newCDPSession(page)).send('Network.emulateNetworkConditions', { offline: false, ...line });
  await watchShifts(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await fontsOn(page);
  const shifted = await shiftedOn(page);
  await context.close();
  return shifted;
}

/** The fonts that a page has requested, once they are applied. */
export async function fontsOn(page: Page): Promise<string[]> {
  const files = await page.evaluate(async () => {
    await document.fonts.ready;
    // The shift caused by the last font is reported after the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return performance.getEntriesByType('resource').map(({ name }) => name);
  });
  // The file names without the hash that the build adds.
  const fonts = files
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => basename(file).replace(/-[\w-]{8}\.woff2$/, ''));
  return [...new Set(fonts)];
}
