/** What a worker finds as `caches`, in memory: named places in the order of their making, each with its entries in the order of their keeping. */
export function fakeCaches(origin: string) {
  const places = new Map<string, Map<string, Response>>();
  const urlOf = (asked: string | { url: string }) => new URL(typeof asked === 'string' ? asked : asked.url, origin).href;
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (asked: string) => entries.get(urlOf(asked))?.clone(),
    put: async (asked: string, answer: Response) => void entries.set(urlOf(asked), answer),
    delete: async (asked: string | { url: string }) => entries.delete(urlOf(asked)),
    keys: async () => [...entries.keys()].map((url) => ({ url })),
  });
  return {
    open: async (name: string) => {
      if (!places.has(name)) places.set(name, new Map());
      return cacheOf(places.get(name) ?? new Map());
    },
    keys: async () => [...places.keys()],
    delete: async (name: string) => places.delete(name),
    match: async (asked: string, { cacheName }: { cacheName?: string } = {}) =>
      [...places].filter(([name]) => cacheName === undefined || name === cacheName).map(([, entries]) => entries.get(urlOf(asked))).find((found) => found !== undefined)?.clone(),
    /** Everything that is kept: the paths of each place. */
    content: () => Object.fromEntries([...places].map(([name, entries]) => [name, [...entries.keys()].map((url) => url.slice(origin.length))])),
  };
}
