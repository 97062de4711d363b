import { LRUCache } from 'lru-cache';
import type { Weather } from '#contract/site/frame.ts';
import { cacheClock } from '../../cache-clock.ts';

const ttlMs = { known: 10 * 60_000, unknown: 60_000 } as const;

/**
 * Caches the weather for ten minutes, or for one if it is unknown (null); concurrent calls share one request. Each
 * process has its own cache.
 */
export function cachedWeather(load: () => Promise<Weather | null>, now: () => Date): () => Promise<Weather | null> {
  const cache = new LRUCache<'current', { readonly weather: Weather | null }>({
    max: 1,
    ...cacheClock(now),
    async fetchMethod(_key, _stale, { options }) {
      const weather = await load();
      options.ttl = weather ? ttlMs.known : ttlMs.unknown;
      return { weather };
    },
  });
  return async () => (await cache.forceFetch('current')).weather;
}
