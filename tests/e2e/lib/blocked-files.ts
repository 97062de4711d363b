import { expect, type Browser } from 'playwright/test';
import { pageMessages } from '#contract/site/page-messages.ts';
import { eachOf, timeoutMs } from './late-files.ts';

/** A page with its main heading, and the token of the member whose page it is. */
export type Visited = { path: string; heading: string; token?: string };

const atATime = 4;

/**
 * Blocks each of these files of a page for ever, one at a time, as a content blocker does. Returns the main headings
 * that differ, by file. A page that the browser renders may say that its own code is missing.
 */
export async function brokenByBlocked(
  browser: Browser,
  { path, heading, token }: Visited,
  files: readonly string[],
): Promise<Record<string, string>> {
  const broken: Record<string, string> = {};
  await eachOf(files, atATime, async (file) => {
    const context = await browser.newContext({
      baseURL: process.env['SITE_URL'] ?? '',
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    if (token)
      await page.addInitScript(
        (value) => window.location.protocol === 'http:' && window.localStorage.setItem('token', value),
        token,
      );
    let blocked = 0;
    await page.route(file, (route) => {
      blocked += 1;
      return route.abort('blockedbyclient');
    });
    await page.goto(path);
    // A chunk is requested twice before it counts as missing.
    await expect.poll(() => blocked, { message: file, timeout: timeoutMs }).toBeGreaterThan(1);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))));
    const found = await page.getByRole('heading', { level: 1 }).innerText({ timeout: timeoutMs });
    const saysSo = token !== undefined && found === pageMessages.notLoaded;
    if (found !== heading && !saysSo) broken[file] = found;
    await context.close();
  });
  return broken;
}
