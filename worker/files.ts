import { isCacheable } from './cacheable.ts';
import { matchCache, maxEntries, putInCache } from './cache.ts';
import { concurrently } from './concurrently.ts';
import { filesCache, release } from './release.ts';

/** Cache-first strategy for a content-hashed file, which never changes. */
export async function cacheFirst(
  url: string,
  fetchFile: () => Promise<Response>,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const cached = await matchCache(url);
  if (cached) return cached;
  const response = await fetchFile();
  if (isCacheable(response)) waitUntil(putInCache(filesCache, url, response.clone(), maxEntries.files));
  return response;
}

/**
 * Fewer than the six connections that a browser opens to a host with HTTP/1.1, so that the page's own requests need not
 * wait.
 */
const maxConcurrentRequests = 4;

/** Caches the files that are not cached yet, some of them at a time. Rejects if one of them cannot be fetched. */
export async function precacheFiles(urls: readonly string[]): Promise<void> {
  await concurrently(urls, maxConcurrentRequests, async (url) => {
    if (await matchCache(url)) return;
    const response = await fetch(url, { priority: 'low' });
    if (!isCacheable(response)) throw new Error(`${url} could not be fetched`);
    await putInCache(filesCache, url, response, maxEntries.files);
  });
}

let precaching: Promise<void> | undefined;

/**
 * Caches all code of this release, so that every page opens offline, even after the next release has replaced the files
 * on the server.
 */
export function precacheRelease(): Promise<void> {
  precaching ??= precacheFiles(release.files).finally(() => (precaching = undefined));
  return precaching;
}
