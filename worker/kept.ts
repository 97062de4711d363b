/** Of each kind no more than so many are kept: phones have little room. The first kept goes first. */
export const most = { pages: 40, files: 400, pictures: 80, reads: 80 } as const;

/** An answer that is kept under an address, in one place or in any. */
export const findKept = (address: string, cacheName?: string): Promise<Response | undefined> =>
  caches.match(address, { ignoreVary: true, ...(cacheName !== undefined && { cacheName }) });

/** Keeps an answer as the latest of its place, and lets go of the first where there are more than `limit`. What is there already, by its tag, stays. */
export async function keep(cacheName: string, address: string, answer: Response, limit: number): Promise<void> {
  const cache = await caches.open(cacheName);
  const tag = answer.headers.get('ETag');
  if (tag !== null && (await cache.match(address, { ignoreVary: true }))?.headers.get('ETag') === tag) return;
  await cache.delete(address, { ignoreVary: true });
  await cache.put(address, answer);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - limit)).map((request) => cache.delete(request, { ignoreVary: true })));
}
