import { chromium, type Browser, type BrowserContext, type CDPSession, type Page, type Request } from 'playwright';
import { chromiumArgs, ensureChromium } from '#tools/browsers/chromium.ts';
import { modes } from './modes.ts';
import { reselectSources, settle, type Settled } from './page/settle.ts';
import { skipAccessibilityTests } from './page/show-story.ts';
import { holdStill, stillStyle } from './page/still.ts';
import { paintedProperties } from './painted.ts';
import { clearMemoryCache } from './picture.ts';

/**
 * Blocks all network access except to this machine, and renders pictures independently of the screen, once their images
 * are decoded.
 */
const args = [
  ...chromiumArgs,
  '--process-per-site',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-checker-imaging',
  '--disable-partial-raster',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-image-animation-resync',
  '--run-all-compositor-stages-before-draw',
  '--disable-new-content-rendering-timeout',
];

/** Generous, since the preview loads slowly on a busy machine. */
const timeoutMs = 120_000;

export const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: ensureChromium(), args });

/** esbuild adds calls of `__name` to the functions that it compiles, and Vitest replaces their dynamic imports. */
const initScript = `
globalThis.__name = (value) => value;
globalThis.importModule = (url) => import(url);
(${holdStill.toString()})();
document.addEventListener('DOMContentLoaded', () => document.head.insertAdjacentHTML('beforeend', ${JSON.stringify(`<style>${stillStyle}</style>`)}));
`;

/**
 * Opens a browser context whose pages share an HTTP cache and a renderer process. The process would end with its last
 * page, and the next one would compile all scripts again, so a page stays open.
 */
export async function openContext(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: modes['360'],
    reducedMotion: 'reduce',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(timeoutMs);
  await context.addInitScript(initScript);
  await (await context.newPage()).goto(`${url}/iframe.html`);
  return context;
}

export type ReviewPage = {
  readonly page: Page;
  readonly session: CDPSession;
  readonly properties: readonly string[];
  /** Waits until nothing changes and nothing is loading. */ readonly idle: () => Promise<Settled>;
};

/** Opens the preview of a Storybook. */
export async function openPage(context: BrowserContext, url: string): Promise<ReviewPage> {
  const page = await context.newPage();
  const requests = new Set<Request>();
  let startedRequests = 0;
  page.on('request', (request) => {
    requests.add(request);
    startedRequests += 1;
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.goto(`${url}/iframe.html?viewMode=story`);
  await page.waitForFunction('window.__STORYBOOK_PREVIEW__?.storyStoreValue');
  await page.evaluate(skipAccessibilityTests);
  // Chromium assumes the pointer in the upper left corner, and fires its events there after layout, sometimes between
  // those of a play function.
  await page.mouse.move(-1, -1);
  // A request that ends while the page settles may have loaded a module that is not evaluated yet.
  const loading = () => `${startedRequests} ${requests.size} ${page.frames().length}`;
  const atRest = async () => {
    for (;;) {
      const before = loading();
      for (const frame of page.frames().slice(1)) await frame.evaluate(settle).catch(() => undefined);
      const settled = await page.evaluate(settle);
      if ((requests.size === 0 && before === loading()) || settled.defects.length > 0) return settled;
    }
  };
  const session = await context.newCDPSession(page);
  const reselect = async () => {
    await clearMemoryCache(session);
    const found = await Promise.all(page.frames().map((frame) => frame.evaluate(reselectSources).catch(() => false)));
    return found.includes(true);
  };
  const idle = async () => {
    const settled = await atRest();
    return settled.defects.length === 0 && (await reselect()) ? atRest() : settled;
  };
  return { page, session, properties: await page.evaluate(paintedProperties), idle };
}
