/** Maximum number of entries per cache, as phones have little storage. The oldest entry is evicted first. */
export const most = { pages: 40, files: 400, pictures: 80, reads: 80 } as const;

/** Returns the cached response for a URL, from one cache or from any. */
export const findKept = (address: string, cacheName?: string): Promise<Response | undefined> =>
  caches.match(address, { ignoreVary: true, ...(cacheName !== undefined && { cacheName }) });

/** Caches a response as the newest entry, evicting the oldest beyond `limit`. No-op if the cached ETag is equal. */
export async function keep(cacheName: string, address: string, answer: Response, limit: number): Promise<void> {
  const cache = await caches.open(cacheName);
  const tag = answer.headers.get('ETag');
  if (tag !== null && (await cache.match(address, { ignoreVary: true }))?.headers.get('ETag') === tag) return;
  await cache.delete(address, { ignoreVary: true });
  await cache.put(address, answer);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - limit)).map((request) => cache.delete(request, { ignoreVary: true })));
}
