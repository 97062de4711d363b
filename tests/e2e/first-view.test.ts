import { documents } from '#contract/site/document.ts';
import { currentWeather, popups } from '#contract/site/frame.ts';
import { paths } from '#contract/site/site-paths.ts';
import { eachOf } from './lib/late-files.ts';
import { isFirstOfItsKind, publicPages } from './lib/public-pages.ts';
import { expect, test } from './lib/test.ts';

/** Overlays, which the server does not render, and the terms, which the sign-up reads itself. */
const readsLater: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: [popups.path, currentWeather.path],
  [paths.join]: [documents.path],
};

const pages = [...publicPages.filter(isFirstOfItsKind), paths.login, paths.findId, paths.findPassword, paths.join];

test('the first view of a public page makes no API request, as its queries are dehydrated', async ({ context }) => {
  const requested: Record<string, string[]> = {};
  await eachOf(pages, 4, async (path) => {
    const page = await context.newPage();
    const reads: string[] = (requested[path] = []);
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) reads.push(pathname);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.close();
    reads.sort();
  });
  expect(requested).toEqual(Object.fromEntries(pages.map((path) => [path, readsLater[path] ?? []])));
});
