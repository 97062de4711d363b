import { setTimeout as after } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright/test';
import * as z from 'zod';

const cpuSlowDown = 4;
/** Time after the network is idle, for what a page does then. */
const settleMs = 3_000;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** How long a finger stays on the screen. */
const tapMs = 80;

/** A page, and how a finger taps on it. */
export type Touched = { readonly page: Page; readonly tap: (target: Locator) => Promise<void> };

/** An interaction: its event and element, and its duration (`PerformanceEventTiming`) in milliseconds. */
export type Interaction = { readonly target: string; readonly ms: number };

const read = z.array(z.object({ target: z.string(), ms: z.number() }));

/**
 * Opens a page as a mid-tier phone does, runs `use` on it and returns the longest interaction: the page's INP, as it
 * has fewer than 50 interactions. An interaction under 16 ms is not recorded.
 */
export async function longestInteraction(
  browser: Browser,
  url: string,
  use: (touched: Touched) => Promise<void>,
): Promise<Interaction> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowDown });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'networkidle' });
    await after(settleMs);
    const tap = async (target: Locator) => {
      await target.scrollIntoViewIfNeeded();
      const box = await target.boundingBox();
      if (!box) throw new Error('Nothing to tap on');
      const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await after(tapMs);
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await use({ page, tap });
    // An entry is queued after the paint that it waited for.
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 500)))');
    const interactions = read.parse(await page.evaluate('window.interactions'));
    return interactions.toSorted((one, other) => other.ms - one.ms)[0] ?? { target: '', ms: 0 };
  } finally {
    await context.close();
  }
}

/** Runs in the page before its scripts. */
const observe = `
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, name, target, duration } of list.getEntries())
      if (interactionId > 0)
        window.interactions.push({ target: name + ' ' + (target?.textContent || target?.name || target?.localName || '').trim().slice(0, 24), ms: duration });
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
`;
