import { LRUCache } from 'lru-cache';
import { cacheClock } from '../../cache-clock.ts';

const ttlMs = { known: 10 * 60_000, unknown: 60_000 } as const;

/**
 * Caches the weather of each of up to `max` places for ten minutes, or for one if it is unknown (null); concurrent calls
 * for a place share one request. Each process has its own cache.
 */
export function cachedWeather<Place extends string | number, Weather>(
  load: (place: Place) => Promise<Weather | null>,
  max: number,
  now: () => Date,
): (place: Place) => Promise<Weather | null> {
  const cache = new LRUCache<Place, { readonly weather: Weather | null }>({
    max,
    ...cacheClock(now),
    async fetchMethod(place, _stale, { options }) {
      const weather = await load(place);
      options.ttl = weather ? ttlMs.known : ttlMs.unknown;
      return { weather };
    },
  });
  return async (place) => (await cache.forceFetch(place)).weather;
}
