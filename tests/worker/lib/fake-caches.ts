/**
 * In-memory `caches` for a worker: named caches in the order of creation, each with its entries in the order of
 * insertion.
 */
export function fakeCaches(origin: string) {
  const cachesByName = new Map<string, Map<string, Response>>();
  let broken: Error | undefined;
  const tryAccess = () => {
    if (broken) throw broken;
  };
  const urlOf = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, origin).href;
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (request: string) => entries.get(urlOf(request))?.clone(),
    put: async (request: string, response: Response) => void entries.set(urlOf(request), response),
    delete: async (request: string | { url: string }) => entries.delete(urlOf(request)),
    keys: async () => [...entries.keys()].map((url) => ({ url })),
  });
  return {
    open: async (name: string) => {
      tryAccess();
      if (!cachesByName.has(name)) cachesByName.set(name, new Map());
      return cacheOf(cachesByName.get(name) ?? new Map());
    },
    keys: async () => [...cachesByName.keys()],
    delete: async (name: string) => cachesByName.delete(name),
    match: async (request: string, { cacheName }: { cacheName?: string } = {}) => {
      tryAccess();
      return [...cachesByName]
        .filter(([name]) => cacheName === undefined || name === cacheName)
        .map(([, entries]) => entries.get(urlOf(request)))
        .find((found) => found !== undefined)
        ?.clone();
    },
    /** Makes every read and write fail from now on, as with a full disk. */
    breakDown: (error: Error) => void (broken = error),
    /** Returns everything that is cached: the paths of each cache. */
    content: () =>
      Object.fromEntries(
        [...cachesByName].map(([name, entries]) => [name, [...entries.keys()].map((url) => url.slice(origin.length))]),
      ),
  };
}
