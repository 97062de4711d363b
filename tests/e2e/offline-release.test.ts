import { inquiryAt } from './lib/inquiry.ts';
import { journeyOffline, cachedUrls, waitUntilCached, workersOn } from './lib/offline-site.ts';
import { expect } from './lib/test.ts';

const test = journeyOffline();

test('an open form survives a release: the input stays, its chunks still load, and the new release activates with the next page', async ({
  page,
  site,
  request,
}) => {
  test.setTimeout(120_000);
  const inquiry = inquiryAt(page);
  await inquiry.open();
  await waitUntilCached(page);
  await inquiry.fillIn();
  const { files = [] } = await cachedUrls(page);
  const former = files.filter((file) => file.endsWith('.js') && !file.includes('before-paint'));
  await site.release();
  expect(await Promise.all(former.slice(0, 5).map(async (file) => (await request.get(file)).status()))).toEqual([
    404, 404, 404, 404, 404,
  ]);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => workersOn(page)).toEqual({ active: 'activated', waiting: 'installed' });
  await inquiry.findAddress();
  await expect(inquiry.postCode).not.toHaveValue('');
  await inquiry.expectFilled();
  await page.goto('/notice/faq');
  expect(
    await page
      .locator('link[rel="preload"][as="script"]')
      .evaluateAll((links) => links.every((link) => link.getAttribute('href')?.endsWith('-2.js'))),
  ).toBe(true);
  // The browser lets the previous worker finish, which caches a hundred files.
  await expect.poll(() => workersOn(page), { timeout: 80_000 }).toEqual({ active: 'activated', waiting: null });
  await waitUntilCached(page);
});

// The last test: from here on the server tells workers to unregister.
test('switched off, the worker unregisters and deletes its caches', async ({ page, site }) => {
  await page.goto('/notice/qna');
  await waitUntilCached(page);
  await site.stop();
  await site.start({ OFFLINE_READING: 'off' });
  await page.reload();
  await expect.poll(() => workersOn(page)).toBeNull();
  expect(await cachedUrls(page)).toEqual({});
});
