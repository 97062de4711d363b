import { chromium, type CDPSession, type Page } from 'playwright/test';
import { bookings } from '#contract/booking/booking.ts';
import { success } from '#contract/http/envelope.ts';
import { signIn } from '#contract/account/member.ts';
import { chromiumArgs, ensureChromium } from '#tools/browsers/chromium.ts';
import { manyBookings } from './lib/bookings.ts';
import { hold } from './lib/hold.ts';
import serveSite from './lib/serve-site.ts';

/**
 * Limits for 10,000 bookings in Chromium with four-fold CPU throttling, in milliseconds. The measured shares are
 * printed; nothing fails.
 */
const limits = { scripting: 100, task: 50 };
const slowDown = 4;

const stop = await serveSite();
const origin = process.env['SITE_URL'] ?? '';
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
try {
  for (const width of [1280, 360]) await measure(width);
} finally {
  await browser.close();
  await stop();
}

async function measure(width: number) {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'token', value: await token() }] }] },
  });
  const page = await context.newPage();
  await page.route(`**${bookings.path}?*`, (route) =>
    route.fulfill({ json: { status: { code: '0000', message: '' }, data: manyBookings(10_000) } }),
  );
  const release = await hold(page, `**${bookings.path}?*`);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.goto(`${origin}/mypage/booking`);
  await page.getByRole('button', { name: /^CSV/ }).waitFor();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await listenForTasks(page);

  const before = await scripting(devtools);
  const painted = rowsPainted(page);
  release();
  await painted;
  report(`${width} px, first paint: scripting`, (await scripting(devtools)) - before, limits.scripting);

  await listenForTasks(page);
  await page.mouse.move(width / 2, 600);
  for (let turn = 0; turn < 60; turn += 1) {
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  report(`${width} px, scrolling: longest task`, await longestTask(page), limits.task);
  await context.close();
}

async function token(): Promise<string> {
  const answer = await fetch(origin + signIn.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ serviceId: 'member01', password: 'Golf2026!a' }),
  });
  return success(signIn.result).parse(await answer.json()).data.access_token;
}

/**
 * Returns the time spent in scripts so far, in milliseconds; forced layout and style count as rendering, as in the
 * browser's own summary.
 */
async function scripting(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const seconds = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return 1_000 * (seconds('ScriptDuration') - seconds('LayoutDuration') - seconds('RecalcStyleDuration'));
}

/** Waits for the first row within the page: a polling locator would count as the page's scripting. */
function rowsPainted(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const place = document.querySelector('section[aria-label="예약 내역"]');
        const observer = new MutationObserver(() => {
          if (!place?.querySelector('[role="rowheader"]')) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(resolve));
        });
        if (place) observer.observe(place, { childList: true, subtree: true });
      }),
  );
}

function listenForTasks(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.longestTask = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longestTask = Math.max(window.longestTask, duration);
    }).observe({ entryTypes: ['longtask'] });
  });
}

/** Returns the longest task over 50 ms that the browser reports, in milliseconds; 0 without any. */
function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => window.longestTask);
}

function report(what: string, spent: number, limit: number) {
  process.stdout.write(
    `${what.padEnd(40)} ${spent.toFixed(0).padStart(4)} ms  ${(spent / limit).toFixed(2)} of ${limit} ms\n`,
  );
}

declare global {
  interface Window {
    /** Set by the measurement. */
    longestTask: number;
  }
}
