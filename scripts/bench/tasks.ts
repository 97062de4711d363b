import { setTimeout as after } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright/test';
import { paths } from '#contract/site/site-paths.ts';
import { chromiumArgs, ensureChromium } from '#tools/browsers/chromium.ts';
import { withHarness } from './harness.ts';
import { median } from './interleaved.ts';

const screens = { phone: { width: 360, height: 740 }, laptop: { width: 1_280, height: 800 } };
const cpuSlowDown = 4;
/** The browsers' threshold of a long task, in milliseconds. */
const longTaskMs = 50;

/**
 * The home page with a CPU slowdown of 4, scrolled to the end: the longest task after hydration, against the threshold
 * of a long task. 0 if there was none.
 */
export const tasks = withHarness(async function* measure(harness, { isShort }) {
  const { url } = await harness.server();
  const browser = harness.closeAtEnd(await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs }));
  for (const [name, viewport] of Object.entries(screens)) {
    const longest: number[] = [];
    for (let round = 0; round < (isShort ? 1 : 5); round += 1)
      longest.push(await longestTask(browser, url + paths.home, viewport));
    yield {
      what: `home, longest task after hydration (${name}, slowed down ${cpuSlowDown} times)`,
      unit: 'ms',
      ours: median(longest),
      against: longTaskMs,
      limit: { atMost: 1 },
    };
  }
});

async function longestTask(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<number> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowDown });
  await page.addInitScript({ content: recordTasks });
  await page.goto(url);
  await page.locator('#root[data-ssr]').waitFor({ state: 'detached' });
  // Waits for work that is scheduled on idle.
  await after(4_000);
  await scrollToEnd(page);
  const longest = await page.evaluate<number>(longestAfterHydration);
  await context.close();
  return longest;
}

/** Runs in the page before its scripts: records long tasks and the time when hydration ended. */
const recordTasks = `
  window.longTasks = [];
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('#root:not([data-ssr]) > *')) return;
    observer.disconnect();
    window.hydratedAt = performance.now();
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['data-ssr'] });
`;
const longestAfterHydration =
  'Math.max(0, ...window.longTasks.filter(({ startTime }) => startTime >= window.hydratedAt).map(({ duration }) => duration))';

/** Scrolls to the end, like a mouse wheel. */
async function scrollToEnd(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  for (let round = 0; round < 40; round += 1) {
    await page.mouse.wheel(0, height / 3);
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(resolve))');
  }
  await after(500);
}
