/** Maximum number of entries per cache, as phones have little storage. The oldest entry is evicted first. */
export const maxEntries = { pages: 40, files: 400, pictures: 80, reads: 80 } as const;

/** Returns the cached response for a URL, from one cache or from any. */
export const matchCache = (url: string, cacheName?: string): Promise<Response | undefined> =>
  caches.match(url, { ignoreVary: true, ...(cacheName !== undefined && { cacheName }) });

/** Caches a response as the newest entry, evicting the oldest beyond `limit`. No-op if the cached ETag is equal. */
export async function putInCache(cacheName: string, url: string, response: Response, limit: number): Promise<void> {
  const cache = await caches.open(cacheName);
  const etag = response.headers.get('ETag');
  if (etag !== null && (await cache.match(url, { ignoreVary: true }))?.headers.get('ETag') === etag) return;
  await cache.delete(url, { ignoreVary: true });
  await cache.put(url, response);
  const requests = await cache.keys();
  await Promise.all(
    requests
      .slice(0, Math.max(0, requests.length - limit))
      .map((request) => cache.delete(request, { ignoreVary: true })),
  );
}
