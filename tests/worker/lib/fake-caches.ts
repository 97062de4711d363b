/** In-memory `caches` for a worker: named caches in the order of creation, each with its entries in the order of insertion. */
export function fakeCaches(origin: string) {
  const places = new Map<string, Map<string, Response>>();
  let broken: Error | undefined;
  const tryAccess = () => {
    if (broken) throw broken;
  };
  const urlOf = (asked: string | { url: string }) => new URL(typeof asked === 'string' ? asked : asked.url, origin).href;
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (asked: string) => entries.get(urlOf(asked))?.clone(),
    put: async (asked: string, answer: Response) => void entries.set(urlOf(asked), answer),
    delete: async (asked: string | { url: string }) => entries.delete(urlOf(asked)),
    keys: async () => [...entries.keys()].map((url) => ({ url })),
  });
  return {
    open: async (name: string) => {
      tryAccess();
      if (!places.has(name)) places.set(name, new Map());
      return cacheOf(places.get(name) ?? new Map());
    },
    keys: async () => [...places.keys()],
    delete: async (name: string) => places.delete(name),
    match: async (asked: string, { cacheName }: { cacheName?: string } = {}) => {
      tryAccess();
      return [...places].filter(([name]) => cacheName === undefined || name === cacheName).map(([, entries]) => entries.get(urlOf(asked))).find((found) => found !== undefined)?.clone();
    },
    /** Makes every read and write fail from now on, as with a full disk. */
    breakDown: (error: Error) => void (broken = error),
    /** Returns everything that is cached: the paths of each cache. */
    content: () => Object.fromEntries([...places].map(([name, entries]) => [name, [...entries.keys()].map((url) => url.slice(origin.length))])),
  };
}
