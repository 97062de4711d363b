import { precacheFiles } from './files.ts';
import { isCacheable, isExpired } from './cacheable.ts';
import { matchCache, maxEntries, putInCache } from './cache.ts';
import type { CachedPage } from './offline-page.ts';
import { pageCacheKey } from './request-type.ts';
import { pagesCache, previousPagesCache } from './release.ts';
import { isServerRendered, linksOf, titleOf } from './ssr-page.ts';

/**
 * Caches a public server-rendered page with its styles and scripts. Deletes the page from the cache if it no longer
 * exists.
 */
export async function cachePage(path: string, response: Response): Promise<void> {
  const key = pageCacheKey(path);
  if (response.status === 404) return deletePage(key, await pageCaches());
  if (!isCacheable(response) || !response.headers.get('Content-Type')?.startsWith('text/html')) return;
  const html = await response.clone().text();
  if (!isServerRendered(html)) return;
  await precacheFiles(linksOf(html));
  await deletePage(key, (await pageCaches()).slice(0, -1));
  await putInCache(pagesCache, key, response, maxEntries.pages);
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
  const opened = await Promise.all((await pageCaches()).map((name) => caches.open(name)));
  const urls = (await Promise.all(opened.map((cache) => cache.keys()))).flat().map(({ url }) => url);
  const paths = urls.map((url) => new URL(url).pathname);
  const titles = await Promise.all(
    paths.reverse().map(async (path) => ({ path, title: titleOf((await (await matchPage(path))?.text()) ?? '') })),
  );
  return titles.filter(({ title }) => title !== '');
}

/** Returns the names of the caches with pages, that of this release last. */
async function pageCaches(): Promise<string[]> {
  const previous = await previousPagesCache();
  return [...(previous ? [previous] : []), pagesCache];
}

async function deletePage(key: string, names: readonly string[]): Promise<void> {
  for (const name of names) await (await caches.open(name)).delete(key, { ignoreVary: true });
}
