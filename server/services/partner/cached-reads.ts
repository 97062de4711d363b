import { LRUCache } from 'lru-cache';
import { cacheClock } from '../../cache-clock.ts';

type Caching = {
  /** Number of keys that are kept. */
  readonly max: number;
  readonly now: () => Date;
  /** For how long a value is kept, and for how long an unknown one (null). */
  readonly ttlMs: { readonly known: number; readonly unknown: number };
};

/**
 * Caches what `load` reads from an external service; concurrent calls with a key share one request. Each process has its
 * own cache.
 */
export function cachedReads<Key extends string | number, Value>(
  load: (key: Key) => Promise<Value | null>,
  { max, now, ttlMs }: Caching,
): (key: Key) => Promise<Value | null> {
  const cache = new LRUCache<Key, { readonly value: Value | null }>({
    max,
    ...cacheClock(now),
    async fetchMethod(key, _stale, { options }) {
      const value = await load(key);
      options.ttl = value === null ? ttlMs.unknown : ttlMs.known;
      return { value };
    },
  });
  return async (key) => (await cache.forceFetch(key)).value;
}
