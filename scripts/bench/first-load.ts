import { setTimeout as after } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright/test';
import * as z from 'zod';
import { openDevtoolsPage } from './devtools-page.ts';

/** Lighthouse's slow 4G and mid-tier phone, as its `devtools` throttling applies them (`mobileSlow4G`). */
const network = { offline: false, latency: 562.5, downloadThroughput: (1_474.56 * 1_024) / 8, uploadThroughput: (675 * 1_024) / 8 };
const cpuSlowDown = 4;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Time after the load event, for what is loaded on idle. */
const settleMs = 4_000;

const loaded = z.object({ LCP: z.number(), FCP: z.number(), CLS: z.number(), longestTask: z.number() });
const evaluated = z.object({ result: z.object({ value: loaded }) });
const finished = z.object({ encodedDataLength: z.number() });

/** Times in milliseconds; `longestTask` is the longest after the load event, 0 if none was over 50 ms. */
export type FirstLoad = z.output<typeof loaded> & { readonly bytes: number };

/** Loads a page with an empty cache and without any interaction. */
export async function firstLoad(browser: Browser, url: string): Promise<FirstLoad> {
  const page = await openDevtoolsPage(browser);
  try {
    let bytes = 0;
    page.on('Network.loadingFinished', (event) => (bytes += finished.parse(event).encodedDataLength));
    const isLoaded = new Promise((resolve) => page.on('Page.loadEventFired', resolve));
    await page.send('Page.enable');
    await page.send('Network.enable');
    await page.send('Network.emulateNetworkConditions', network);
    await page.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowDown });
    await page.send('Emulation.setDeviceMetricsOverride', { ...phone.viewport, deviceScaleFactor: phone.deviceScaleFactor, mobile: phone.isMobile });
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: phone.hasTouch });
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: observe });
    await page.send('Page.navigate', { url });
    await isLoaded;
    await after(settleMs);
    return { ...evaluated.parse(await page.send('Runtime.evaluate', { expression: read, returnByValue: true })).result.value, bytes };
  } finally {
    await page.close();
  }
}

/** Clicks a button as soon as it is visible; returns the milliseconds from the start of the navigation until its effect is visible. */
export async function responseTime(browser: Browser, url: string, { button, effect }: { readonly button: (page: Page) => Locator; readonly effect: (page: Page) => Locator }): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowDown });
    await page.goto(url, { waitUntil: 'commit' });
    await button(page).click();
    await effect(page).waitFor();
    return z.number().parse(await page.evaluate('performance.now()'));
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
