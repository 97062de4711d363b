import { bringFiles } from './files.ts';
import { isTooOld, isWhole } from './keepable.ts';
import { findKept, keep, most } from './kept.ts';
import type { KeptTitle } from './offline-page.ts';
import { pageKey } from './place.ts';
import { formerPagesCache, pagesCache } from './release.ts';
import { isWritten, linksOf, titleOf } from './written-page.ts';

/** Two entries per page: the page and its stylesheet. */
const mostEntries = 2 * most.pages;
const isStyles = (address: string) => new URL(address).pathname === '/page.css';

/** Caches a public server-rendered page with its stylesheet and scripts. Deletes the page from the cache if it no longer exists. */
export async function keepPage(path: string, answer: Response): Promise<void> {
  const key = pageKey(path);
  if (answer.status === 404) return forgetPage(key);
  if (!isWhole(answer) || !answer.headers.get('Content-Type')?.startsWith('text/html')) return;
  const html = await answer.clone().text();
  if (!isWritten(html)) return;
  const links = linksOf(html);
  const styles = links.filter((link) => link.startsWith('/page.css'));
  await bringFiles(links.filter((link) => !styles.includes(link)));
  if (!(await isAlreadyKept(key, answer))) await forgetPage(key);
  for (const link of styles) if (!(await findKept(link, pagesCache))) await keepWhole(link, await fetch(link));
  await keep(pagesCache, key, answer, mostEntries);
}

/** Returns a cached page of this release, else of the previous one; undefined if it is older than 30 days. */
export async function findPage(path: string): Promise<Response | undefined> {
  const key = pageKey(path);
  const former = await formerPagesCache();
  const kept = (await findKept(key, pagesCache)) ?? (former && (await findKept(key, former)));
  return kept && !isTooOld(kept.headers, Date.now()) ? kept : undefined;
}

/** Returns the pages that can be read offline, last visited first. */
export async function keptTitles(): Promise<KeptTitle[]> {
  const former = await formerPagesCache();
  const places = await Promise.all([...(former ? [former] : []), pagesCache].map((name) => caches.open(name)));
  const addresses = (await Promise.all(places.map((cache) => cache.keys()))).flat().map(({ url }) => url);
  const paths = addresses.filter((address) => !isStyles(address)).map((address) => new URL(address).pathname);
  const titles = await Promise.all(paths.toReversed().map(async (path) => ({ path, title: titleOf((await (await findPage(path))?.text()) ?? '') })));
  return titles.filter(({ title }) => title !== '');
}

const isAlreadyKept = async (key: string, answer: Response): Promise<boolean> => {
  const tag = answer.headers.get('ETag');
  return tag !== null && (await findKept(key, pagesCache))?.headers.get('ETag') === tag;
};

async function keepWhole(address: string, answer: Response): Promise<void> {
  if (!isWhole(answer)) throw new Error(`${address} is not there`);
  await keep(pagesCache, address, answer, mostEntries);
}

/** Deletes a page and its stylesheet from the caches of both releases. */
async function forgetPage(key: string): Promise<void> {
  for (const name of [await formerPagesCache(), pagesCache]) {
    if (!name) continue;
    const cache = await caches.open(name);
    const own = (await cache.keys()).filter(({ url }) => new URL(url).pathname === key || (isStyles(url) && new URL(url).searchParams.get('of') === key));
    await Promise.all(own.map((request) => cache.delete(request, { ignoreVary: true })));
  }
}
