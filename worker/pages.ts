import { precacheFiles } from './files.ts';
import { isCacheable, isExpired } from './cacheable.ts';
import { matchCache, maxEntries, putInCache } from './cache.ts';
import type { CachedPage } from './offline-page.ts';
import { pageCacheKey } from './request-type.ts';
import { pagesCache, previousPagesCache } from './release.ts';
import { isServerRendered, linksOf, titleOf } from './ssr-page.ts';

/** Two entries per page: the page and its stylesheet. */
const maxPageEntries = 2 * maxEntries.pages;
const isPageStylesheet = (url: string) => new URL(url).pathname === '/page.css';

/**
 * Caches a public server-rendered page with its stylesheet and scripts. Deletes the page from the cache if it no longer
 * exists.
 */
export async function cachePage(path: string, response: Response): Promise<void> {
  const key = pageCacheKey(path);
  if (response.status === 404) return deletePage(key);
  if (!isCacheable(response) || !response.headers.get('Content-Type')?.startsWith('text/html')) return;
  const html = await response.clone().text();
  if (!isServerRendered(html)) return;
  const links = linksOf(html);
  const styles = links.filter((link) => link.startsWith('/page.css'));
  await precacheFiles(links.filter((link) => !styles.includes(link)));
  if (!(await isUnchanged(key, response))) await deletePage(key);
  for (const link of styles) if (!(await matchCache(link, pagesCache))) await cacheStylesheet(link, await fetch(link));
  await putInCache(pagesCache, key, response, maxPageEntries);
}

/** Returns a cached page of this release, else of the previous one; undefined if it is older than 30 days. */
export async function matchPage(path: string): Promise<Response | undefined> {
  const key = pageCacheKey(path);
  const previous = await previousPagesCache();
  const cached = (await matchCache(key, pagesCache)) ?? (previous && (await matchCache(key, previous)));
  return cached && !isExpired(cached.headers, Date.now()) ? cached : undefined;
}

/** Returns the pages that can be read offline, last visited first. */
export async function cachedPages(): Promise<CachedPage[]> {
  const previous = await previousPagesCache();
  const pageCaches = await Promise.all([...(previous ? [previous] : []), pagesCache].map((name) => caches.open(name)));
  const urls = (await Promise.all(pageCaches.map((cache) => cache.keys()))).flat().map(({ url }) => url);
  const paths = urls.filter((url) => !isPageStylesheet(url)).map((url) => new URL(url).pathname);
  const titles = await Promise.all(
    paths.reverse().map(async (path) => ({ path, title: titleOf((await (await matchPage(path))?.text()) ?? '') })),
  );
  return titles.filter(({ title }) => title !== '');
}

const isUnchanged = async (key: string, response: Response): Promise<boolean> => {
  const etag = response.headers.get('ETag');
  return etag !== null && (await matchCache(key, pagesCache))?.headers.get('ETag') === etag;
};

async function cacheStylesheet(url: string, response: Response): Promise<void> {
  if (!isCacheable(response)) throw new Error(`${url} could not be fetched`);
  await putInCache(pagesCache, url, response, maxPageEntries);
}

/** Deletes a page and its stylesheet from the caches of both releases. */
async function deletePage(key: string): Promise<void> {
  for (const name of [await previousPagesCache(), pagesCache]) {
    if (!name) continue;
    const cache = await caches.open(name);
    const requests = (await cache.keys()).filter(
      ({ url }) =>
        new URL(url).pathname === key || (isPageStylesheet(url) && new URL(url).searchParams.get('of') === key),
    );
    await Promise.all(requests.map((request) => cache.delete(request, { ignoreVary: true })));
  }
}
