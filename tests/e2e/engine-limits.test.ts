import type { Page } from 'playwright/test';
import { limits, type Capability } from '#tools/browsers/limits.ts';
import { everyBrowser } from '#tools/browsers/names.ts';
import { expect, test } from './lib/test.ts';

const html = (body: string) => `<!doctype html><title>limits</title><body>${body}</body>`;

/** Each attempts to use a feature of a driver; resolves to whether it works. */
const attempts: Readonly<Record<Capability, (page: Page, timeout: number) => Promise<boolean>>> = {
  async 'media features'(page) {
    const seen = [];
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      await page.emulateMedia({ reducedMotion });
      seen.push(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches));
    }
    return seen[0] === true && seen[1] === false;
  },
  'DevTools protocol': (page) =>
    page
      .context()
      .newCDPSession(page)
      .then(
        () => true,
        () => false,
      ),
  async 'request bodies'(page) {
    const sent = page.waitForRequest('**/limits/post');
    await page.evaluate(() => void fetch('/limits/post', { method: 'POST', body: 'a body' }));
    return (await sent).postData() === 'a body';
  },
  downloads: isReported,
  async 'downloads of blobs'(page, timeout) {
    await page.evaluate(() =>
      document.querySelector('a')?.setAttribute('href', URL.createObjectURL(new Blob(['text']))),
    );
    return isReported(page, timeout);
  },
  async 'leave prompts'(page, timeout) {
    const prompt = page
      .waitForEvent('dialog', { timeout })
      .then((dialog) => dialog.accept())
      .then(
        () => true,
        () => false,
      );
    await page.evaluate(() => window.addEventListener('beforeunload', (event) => event.preventDefault()));
    await page.getByRole('button').click();
    await page.close({ runBeforeUnload: true });
    return prompt;
  },
  async offline(page) {
    await page.context().setOffline(true);
    return page.evaluate(() => !navigator.onLine);
  },
  async 'JPEG pictures'(page) {
    const picture = await page.screenshot({ type: 'jpeg', animations: 'allow', caret: 'initial' });
    return picture.subarray(0, 2).toString('hex') === 'ffd8';
  },
  async 'history within a document'(page, timeout) {
    await page.evaluate(() => window.history.pushState(null, '', '#there'));
    return page.goBack({ timeout }).then(
      () => true,
      () => false,
    );
  },
};

async function isReported(page: Page, timeout: number): Promise<boolean> {
  const download = page.waitForEvent('download', { timeout }).then(
    () => true,
    () => false,
  );
  await page.getByRole('link', { name: 'file' }).click();
  return download;
}

test(
  'the driver is able to do what the tests use of it, or its limit is listed',
  { tag: everyBrowser },
  async ({ browser, engine, baseURL }) => {
    // WebKit starts a browser for each context.
    test.setTimeout(180_000);
    const wrong: string[] = [];
    for (const [capability, attempt] of Object.entries(attempts)) {
      await using context = await browser.newContext({ baseURL: baseURL ?? '' });
      await context.route('**/limits/**', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: html('<button>press</button><a download="file.txt" href="data:text/plain,text">file</a>'),
        }),
      );
      const page = await context.newPage();
      await page.goto('/limits/page', { waitUntil: 'load' });
      const isAble = !(capability in limits[engine]);
      // On a busy machine a supported feature may be slow; an unsupported one gets less time.
      if ((await attempt(page, isAble ? 20_000 : 3_000)) !== isAble) wrong.push(capability);
    }
    expect(wrong).toEqual([]);
  },
);
