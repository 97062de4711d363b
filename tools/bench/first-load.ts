import { setTimeout as after } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright/test';
import * as z from 'zod';
import { openDevtoolsPage } from './devtools-page.ts';

/** Lighthouse's slow 4G and mid-tier phone, as its `devtools` throttling applies them (`mobileSlow4G`). */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};
const cpuSlowDown = 4;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Time after the load event, for what is loaded on idle. */
const settleMs = 4_000;

const loaded = z.object({ LCP: z.number(), FCP: z.number(), CLS: z.number(), longestTask: z.number() });
const evaluated = z.object({ result: z.object({ value: loaded }) });
const finished = z.object({ encodedDataLength: z.number() });
const sent = z.object({ type: z.string() });

/** Times in milliseconds; `longestTask` is the longest after the load event, 0 if none was over 50 ms. */
export type FirstLoad = z.output<typeof loaded> & {
  readonly bytes: number;
  readonly requests: number;
  readonly scripts: number;
};

/** The time from the start of the navigation, and the scripts requested until then. */
export type Answer = { readonly ms: number; readonly scripts: number };

/** A control, and what shows that a press on it is answered. */
export type Press = {
  readonly name: string;
  readonly button: (page: Page) => Locator;
  readonly effect: (page: Page) => Locator;
};

/** Loads a page with an empty cache and without any interaction. */
export async function firstLoad(browser: Browser, url: string): Promise<FirstLoad> {
  const page = await openDevtoolsPage(browser);
  try {
    let bytes = 0;
    const requested: string[] = [];
    page.on('Network.loadingFinished', (event) => (bytes += finished.parse(event).encodedDataLength));
    page.on('Network.requestWillBeSent', (event) => requested.push(sent.parse(event).type));
    const isLoaded = new Promise((resolve) => page.on('Page.loadEventFired', resolve));
    await page.send('Page.enable');
    await page.send('Network.enable');
    await page.send('Network.emulateNetworkConditions', network);
    await page.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowDown });
    await page.send('Emulation.setDeviceMetricsOverride', {
      ...phone.viewport,
      deviceScaleFactor: phone.deviceScaleFactor,
      mobile: phone.isMobile,
    });
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: phone.hasTouch });
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: observe });
    await page.send('Page.navigate', { url });
    await isLoaded;
    await after(settleMs);
    return {
      ...evaluated.parse(await page.send('Runtime.evaluate', { expression: read, returnByValue: true })).result.value,
      bytes,
      requests: requested.length,
      scripts: requested.filter((type) => type === 'Script').length,
    };
  } finally {
    await page.close();
  }
}

/** Clicks a button as soon as it is visible, and waits until its effect is. */
export async function answerTo(browser: Browser, url: string, { button, effect }: Press): Promise<Answer> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowDown });
    let scripts = 0;
    page.on('request', (request) => (scripts += request.resourceType() === 'script' ? 1 : 0));
    await page.goto(url, { waitUntil: 'commit' });
    await button(page).click();
    await effect(page).waitFor();
    return { ms: z.number().parse(await page.evaluate('performance.now()')), scripts };
  } finally {
    await context.close();
  }
}

/** Runs in the page before its scripts. */
const observe = `
  window.seen = [];
  for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask']) new PerformanceObserver((list) => window.seen.push(...list.getEntries())).observe({ type, buffered: true });
`;
const read = `(() => {
  const of = (type) => window.seen.filter(({ entryType }) => entryType === type);
  const { loadEventEnd } = performance.getEntriesByType('navigation')[0];
  return {
    LCP: of('largest-contentful-paint').at(-1)?.startTime,
    FCP: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    CLS: of('layout-shift').reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
    longestTask: Math.max(0, ...of('longtask').filter(({ startTime }) => startTime >= loadEventEnd).map(({ duration }) => duration)),
  };
})()`;
