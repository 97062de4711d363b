import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { pageInfoOf } from '#contract/site/pages/page-infos.ts';
import { clubPaths, paths } from '#contract/site/site-paths.ts';
import { filesIn } from '#tools/files-in.ts';
import { firstVisit, fontsOn } from './lib/first-visit.ts';
import { expect, test } from './lib/test.ts';

const phone = { width: 360, height: 740 };
const tablet = { width: 820, height: 1_180 };
const laptop = { width: 1_280, height: 800 };
const wide = { width: 1_920, height: 1_080 };

for (const path of [paths.home, '/oakhills/course'])
  test(`${path} has no layout shift on a first visit with a tablet and on a wide screen`, async ({ browser }) => {
    for (const screen of [tablet, wide])
      expect.soft(await firstVisit(browser, path, screen), `at ${screen.width} px`).toBeLessThan(0.02);
  });

for (const path of [paths.home, '/oakhills/course'])
  test(`${path} has no layout shift on a first visit over a slow network, where its fonts load after its first text`, async ({
    browser,
  }) => {
    test.slow();
    const visits = await Promise.all(
      [phone, laptop].map(
        async (screen) => [`at ${screen.width} px`, await firstVisit(browser, path, screen, slowLine)] as const,
      ),
    );
    for (const [where, shifted] of visits) expect.soft(shifted, where).toBeLessThan(0.02);
  });

/** The network of Chrome's "slow 4G". */
const slowLine = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

test('the document of each page fits into the ten packets that a server sends before an acknowledgement', async ({
  baseURL,
}) => {
  test.slow();
  const pages = [...Object.values(paths).filter((path) => pageInfoOf(path)), ...clubPaths];
  let round = 0;
  const exceeding = async () => {
    round += 1;
    const sizes = await Promise.all(
      pages.map(async (path) => ({ path, bytes: await bytesOf(new URL(`${path}?utm_source=${round}`, baseURL)) })),
    );
    return sizes.filter(({ bytes }) => bytes > 10 * packetBytes);
  };
  // The best compression follows the first response, which a shared cache keeps for ten seconds for each URL.
  await expect.poll(exceeding, { timeout: 60_000 }).toEqual([]);
});

/** The payload of a TCP packet. */
const packetBytes = 1_460;

/** Returns the size of a compressed response with its headers. */
const bytesOf = (url: URL): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      let bytes = `HTTP/1.1 200 OK\r\n${response.rawHeaders.join('  ')}\r\n`.length;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('end', () => resolve(bytes));
    }).on('error', reject);
  });

const picture = '/images/kv-dawn-portrait-480.avif';

test('fonts and pictures below the fold load after the scripts of the first paint, of which there are few', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.route(`**${picture}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto('/');
  const files = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap((entry) => {
        const name = new URL(entry.name).pathname.replace(/^(\/assets\/.*)-[\w-]{7,8}(?=\.\w+$)/, '$1');
        return entry instanceof PerformanceResourceTiming
          ? [{ name, startTime: entry.startTime, responseEnd: entry.responseEnd }]
          : [];
      }),
    );
  await expect
    .poll(async () => (await files()).map(({ name }) => name))
    .toEqual(expect.arrayContaining(['/assets/sans-first.woff2', '/images/kv-deck-band-480.avif']));
  const loaded = await files();
  // A file whose preload is under way is requested again, and comes from the cache.
  const scripts = new Set(loaded.filter(({ name }) => name.endsWith('.js')).map(({ name }) => name));
  expect([...scripts].filter((name) => !/^\/assets\/[\w-]{8}\.js$/.test(name)).toSorted()).toEqual([
    '/assets/before-paint.3.js',
    '/assets/index.js',
    '/assets/react.js',
    '/assets/rolldown-runtime.js',
    '/assets/site.js',
  ]);
  const interactive = Math.max(
    ...loaded.filter(({ name }) => /(react|site)\.js$/.test(name)).map(({ responseEnd }) => responseEnd),
  );
  expect(
    loaded
      .filter(({ name, startTime }) => /\.(woff2|avif|webp)$/.test(name) && startTime < interactive)
      .map(({ name }) => name),
  ).toEqual([picture]);
});

test('hydration does not wait for a picture that fails to load; sections appear on scroll', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.route(`**${picture}`, () => {});
  await Object.getPrototypeOf(page).goto.call(page, '/', { waitUntil: 'commit' });
  await expect(page.getByText('안개가 걷히는 첫 페어웨이')).toBeVisible();
  await page.mouse.wheel(0, 700);
  await expect(page.getByRole('heading', { name: 'Breath of Paradise' })).toBeInViewport();
  await page.getByRole('button', { name: '전체 메뉴' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('no script of the site can add a CSS rule', () => {
  const scripts = filesIn('dist/site/assets', /\.js$/);
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((file) => /insertRule|adoptedStyleSheets/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

for (const screen of [phone, laptop]) {
  test(`scrolling the home page to its end at ${screen.width} px, with its overlays, loads no further font`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    await page.goto('/');
    await expect(page.getByRole('complementary', { name: '새 소식' })).toBeVisible();
    await expect(page.getByRole('group', { name: '슬라이드 넘기기' })).toBeVisible();
    await expect(page.getByText('원주', { exact: true })).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    for (const block of await page.locator('main section, footer').all()) await block.scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    expect((await fontsOn(page)).toSorted()).toEqual(['latin', 'latin-medium', 'sans-first', 'serif-first']);
  });
}

test('the initial fonts are applied once all their files are loaded, with one reflow', async ({ page }) => {
  const files = /\/(latin-medium|sans-first|serif-first)-/;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/serif-first-*', async (route) => {
    await released;
    await route.continue();
  });
  const shown = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(
          ({ family, status }) => family.replaceAll('"', '') === 'Pretendard Variable' && status === 'loaded',
        ).length,
    );
  const [sans] = await Promise.all([
    page.waitForResponse(/sans-first/),
    page.goto(paths.notices, { waitUntil: 'domcontentloaded' }),
  ]);
  await sans.finished();
  await expect(page.locator('#root')).not.toHaveAttribute('data-ssr');
  expect(await shown()).toBe(0);
  release();
  await expect.poll(shown).toBeGreaterThan(0);
  expect((await fontsOn(page)).filter((font) => files.test(`/${font}-`)).toSorted()).toEqual([
    'latin-medium',
    'sans-first',
    'serif-first',
  ]);
});
