import { expect, type Browser, type Page, type Request } from 'playwright/test';
import { onConsoleError } from '#tools/browsers/console-errors.ts';
import type { EngineName } from '#tools/browsers/names.ts';

type Driven = { browser: Browser; engine: EngineName };

/** A page, the token of its member, and a function that shows that the page is visible, hydrated and interactive. */
export type Subject = { path: string; token?: string; use: (page: Page) => Promise<void> };
export type Fault = { name: string; delayMs: number } | { name: string; status: number };
export type Undisturbed = { files: readonly string[]; entryFiles: readonly string[]; look: readonly string[] };

export const timeoutMs = 40_000;

/**
 * Loads a page twice without a fault. Returns the files and API calls that it requested both times until it was usable,
 * those without which nothing starts, and its styles. A slow first load may show what others do not: a loading text,
 * and the font file with its characters.
 */
export async function loadUndisturbed(browser: Browser, subject: Subject): Promise<Undisturbed> {
  const first = await loadOnce(browser, subject);
  const second = await loadOnce(browser, subject);
  return { ...second, files: second.files.filter((file) => first.files.includes(file)) };
}

async function loadOnce(browser: Browser, subject: Subject): Promise<Undisturbed> {
  const { page, close } = await open(browser, subject);
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(subject.path);
  const entryFiles = await page.evaluate(() => {
    return [...document.querySelectorAll('script[type="module"]')].map((script) => script.getAttribute('src') ?? '');
  });
  await subject.use(page);
  const look = await settledLookOf(page);
  await close();
  const files = requests
    .filter((request) => !request.isNavigationRequest() && !request.url().startsWith('data:'))
    .map((request) => fileOf(request.url()));
  return { files: [...new Set(files)], entryFiles: [...new Set(entryFiles)], look };
}

/**
 * Returns which files are disturbed together, load by load. Half of them each time, so that for any two files there is
 * a load in which the first is disturbed and the second is not. A file without which nothing starts fails alone: the
 * page is then reloaded.
 */
export function disturbedTogether({ files, entryFiles }: Undisturbed, fault: Fault): string[][] {
  if (!('status' in fault)) return separatingSets(files);
  return [...entryFiles.map((file) => [file]), ...separatingSets(files.filter((file) => !entryFiles.includes(file)))];
}

/**
 * Returns the fewest sets such that for any two items one of the sets contains the first and not the second: each item
 * is in half of the sets, and in another half than every other item (Sperner's theorem). Eight sets are enough for 70
 * items.
 */
function separatingSets<T>(items: readonly T[]): T[][] {
  let count = 0;
  while (halvesOf(count).length < items.length) count += 1;
  const halves = halvesOf(count);
  return Array.from({ length: count }, (_, set) => items.filter((_item, place) => halves[place]?.includes(set)));
}

/** Returns every selection of half of the first `count` numbers. */
function halvesOf(count: number): number[][] {
  const numbers = Array.from({ length: count }, (_, number) => number);
  const selections = Array.from({ length: 2 ** count }, (_, digits) =>
    numbers.filter((number) => (digits >> number) & 1),
  );
  return selections.filter(({ length }) => length === Math.ceil(count / 2));
}

/**
 * Loads a page while some of its files are delayed, or fail the first time. Returns what is wrong with the page;
 * nothing if it is usable and looks as without a fault.
 */
export async function loadDisturbed(
  { browser, engine }: Driven,
  subject: Subject,
  { entryFiles, look }: Undisturbed,
  disturbed: readonly string[],
  fault: Fault,
): Promise<string[]> {
  const { page, close } = await open(browser, subject);
  const errors: string[] = [];
  onConsoleError(page.context(), engine, (text) => errors.push(text));
  const remaining = new Set(disturbed);
  await page.route(
    (url) => remaining.has(fileOf(url.href)),
    async (route) => {
      if (!remaining.delete(fileOf(route.request().url()))) return route.fallback();
      if ('status' in fault) return route.fulfill({ status: fault.status });
      await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
      return route.fallback();
    },
  );
  try {
    const responses = disturbed
      .filter((file) => !isOptional(file))
      .map((file) => page.waitForResponse((response) => fileOf(response.url()) === file, { timeout: timeoutMs }));
    await page.goto(subject.path, { waitUntil: 'commit' });
    await Promise.all(responses);
    if ('status' in fault && disturbed.some((file) => entryFiles.includes(file)))
      await page.reload({ waitUntil: 'commit' });
    await subject.use(page);
    await expect.poll(() => lookOf(page), { timeout: timeoutMs }).toEqual(look);
    return errors.filter((error) => !('status' in fault && disturbed.some((file) => isAbout(error, file))));
  } catch (error) {
    return [String(error), ...errors];
  } finally {
    await close();
  }
}

/**
 * A load requests a font file only if it shows one of its characters, for example in a loading text, and an icon only
 * if the browser has not cached it.
 */
const isOptional = (file: string) => /\.woff2$|^\/(?:favicon|apple-touch-icon)\b/.test(file);

async function open(browser: Browser, { token }: Subject) {
  const context = await browser.newContext({ baseURL: process.env['SITE_URL'] ?? '' });
  const page = await context.newPage();
  // Playwright's storage state would visit the site first. The blank page before it has no storage.
  if (token)
    await page.addInitScript(
      (value) => window.location.protocol === 'http:' && window.localStorage.setItem('token', value),
      token,
    );
  return { page, close: () => context.close() };
}

/** The path of a file, or of an API call, without its query string. */
const fileOf = (url: string) => new URL(url).pathname;

/** The styles of the body, the main heading and the buttons. */
const lookOf = (page: Page) =>
  page.locator('body, h1, main button').evaluateAll((elements) =>
    elements.map((element) => {
      const { color, backgroundColor, fontSize, paddingTop, display } = getComputedStyle(element);
      return [element.localName, color, backgroundColor, fontSize, paddingTop, display].join(' ');
    }),
  );

/** Returns the styles once they are stable: a click ends with a transition of the button. */
async function settledLookOf(page: Page): Promise<readonly string[]> {
  let look: readonly string[] = [];
  const isSettled = async () => {
    const before = look;
    look = await lookOf(page);
    return look.join() === before.join();
  };
  await expect.poll(isSettled, { intervals: [500] }).toBe(true);
  return look;
}

/**
 * Returns whether an error is the browser's or the site's message about a failed file. Firefox names the file that
 * imports it, or reports only `Error`.
 */
const isAbout = (error: string, file: string) =>
  /^Error http|^TypeError: error loading dynamically imported module/.test(error) ||
  error.includes(file.replace(/^\/assets\/|\.\w+$/g, ''));

/** Calls `run` for each item, with limited concurrency. */
export async function eachOf<T>(items: readonly T[], atATime: number, run: (item: T) => Promise<void>): Promise<void> {
  const remaining = [...items];
  await Promise.all(
    Array.from({ length: atATime }, async () => {
      for (let item = remaining.shift(); item !== undefined; item = remaining.shift()) await run(item);
    }),
  );
}
