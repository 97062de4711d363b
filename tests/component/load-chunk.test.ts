import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isNetworkError } from '#src/api/is-network-error.ts';

const page = { name: 'page' };
const load = () => Promise.resolve(page);
const networkError = new TypeError('Failed to fetch');
let fetchedUrls: string[];
let priorities: (RequestPriority | undefined)[];
let responses: (Response | Error)[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  fetchedUrls = [];
  responses = [];
  priorities = [];
  vi.stubGlobal('fetch', async (url: string, { priority }: RequestInit) => {
    fetchedUrls.push(url);
    priorities.push(priority);
    const response = responses.shift() ?? new Response('');
    if (response instanceof Error) throw response;
    return response;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const importWith = async (files: readonly string[]) =>
  (await import('#src/app/boot/load-chunk.ts')).__vitePreload(load, files);

/** Resolves to the result, or to the error, after some seconds. */
async function settleAfter(seconds: number, result: Promise<unknown>): Promise<unknown> {
  const settled = result.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(seconds * 1_000);
  return settled;
}

test('the files of a chunk are fetched before it is imported, and only once', async () => {
  expect(await importWith(['assets/page.js', 'assets/part.js'])).toBe(page);
  expect(await importWith(['assets/part.js', 'assets/other.js'])).toBe(page);
  expect(fetchedUrls).toEqual(['/assets/page.js', '/assets/part.js', '/assets/other.js']);
});

test('what is prefetched gives way to what the user waits for', async () => {
  const { withLowPriority } = await import('#src/lib/fetch-priority.ts');
  const { __vitePreload } = await import('#src/app/boot/load-chunk.ts');
  await withLowPriority(() => __vitePreload(load, ['assets/next-page.js']));
  await importWith(['assets/dialog.js']);
  expect([fetchedUrls, priorities]).toEqual([
    ['/assets/next-page.js', '/assets/dialog.js'],
    ['low', 'high'],
  ]);
});

test('its styles are added to the page', async () => {
  await importWith(['assets/page.css']);
  expect([document.head.querySelector('link[rel="stylesheet"]')?.getAttribute('href'), fetchedUrls]).toEqual([
    '/assets/page.css',
    [],
  ]);
});

test('a file that fails is fetched again after a second', async () => {
  responses = [networkError];
  expect(await settleAfter(1, importWith(['assets/page.js']))).toBe(page);
  expect(fetchedUrls).toEqual(['/assets/page.js', '/assets/page.js']);
});

test('a file that fails twice is a failed load, and the next import fetches it again', async () => {
  responses = [networkError, networkError];
  const error = await settleAfter(1, importWith(['assets/page.js']));
  expect([String(error), isNetworkError(error)]).toEqual(['TypeError: Failed to fetch module assets/page.js', true]);
  expect(await importWith(['assets/page.js'])).toBe(page);
});

test('a file that the server rejects is a failed load, too', async () => {
  responses = [new Response('', { status: 503 })];
  expect(isNetworkError(await settleAfter(0, importWith(['assets/page.js'])))).toBe(true);
  expect(fetchedUrls).toEqual(['/assets/page.js']);
});

test('while the page unloads, a file is fetched every second', async () => {
  responses = [networkError, networkError, networkError, networkError];
  const imported = importWith(['assets/page.js']);
  await vi.advanceTimersByTimeAsync(0);
  dispatchEvent(new Event('beforeunload'));
  expect(await settleAfter(4, imported)).toBe(page);
  expect(fetchedUrls.length).toBe(5);
});

test('styles are added once, those of the first script not at all', async () => {
  await importWith(['assets/index-1.css', 'assets/fonts-2.css']);
  await importWith(['assets/fonts-2.css', 'assets/index-1.css']);
  const added = [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  document.head.replaceChildren();
  expect(added).toEqual(['/assets/fonts-2.css']);
});
