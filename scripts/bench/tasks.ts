import { setTimeout as after } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright/test';
import { paths } from '#contract/site-paths.ts';
import { chromiumArgs, ensureChromium } from '../chromium.ts';
import { inHouse } from './house.ts';
import { median } from './turns.ts';

const screens = { phone: { width: 360, height: 740 }, laptop: { width: 1_280, height: 800 } };
const slowDown = 4;
/** The browsers' threshold of a long task, in milliseconds. */
const long = 50;

/**
 * The home page with a CPU slowdown of 4, scrolled to the end: the longest task after hydration, against the threshold of a long task. 0 if
 * there was none.
 */
export const tasks = inHouse(async function* measure(house, { isShort }) {
  const { url } = await house.server();
  const browser = house.kept(await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs }));
  for (const [name, viewport] of Object.entries(screens)) {
    const longest: number[] = [];
    for (let turn = 0; turn < (isShort ? 1 : 5); turn += 1) longest.push(await longestTask(browser, url + paths.home, viewport));
    yield { what: `home, longest task once taken over (${name}, slowed down ${slowDown} times)`, unit: 'ms', ours: median(longest), against: long, limit: { atMost: 1 } };
  }
});

async function longestTask(browser: Browser, address: string, viewport: { width: number; height: number }): Promise<number> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.addInitScript({ content: noteTasks });
  await page.goto(address);
  await page.locator('#root[data-written]').waitFor({ state: 'detached' });
  // Waits for work that is scheduled on idle.
  await after(4_000);
  await goThrough(page);
  const longest = await page.evaluate<number>(longestSeen);
  await context.close();
  return longest;
}

/** Runs in the page before its scripts: records long tasks and the time when hydration ended. */
const noteTasks = `
  window.tasksSeen = [];
  new PerformanceObserver((list) => window.tasksSeen.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('#root:not([data-written]) > *')) return;
    observer.disconnect();
    window.takenOverAt = performance.now();
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['data-written'] });
`;
const longestSeen = 'Math.max(0, ...window.tasksSeen.filter(({ startTime }) => startTime >= window.takenOverAt).map(({ duration }) => duration))';

/** Scrolls to the end, like a mouse wheel. */
async function goThrough(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  for (let turn = 0; turn < 40; turn += 1) {
    await page.mouse.wheel(0, height / 3);
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(resolve))');
  }
  await after(500);
}
