import { LRUCache } from 'lru-cache';
import { cacheClock } from '../cache-clock.ts';
import type { Deps } from '../deps.ts';

const windowMs = 60_000;
/**
 * Beyond this number of addresses, those that have not rendered for longest start again; the limit of all of them
 * holds.
 */
const maxAddresses = 10_000;
/** Limit of all addresses together, as a multiple of the limit of one. */
const addressesAtTheLimit = 4;

/**
 * Limits the renderings per minute that no cache holds: those of a client address, and those of all addresses. Returns
 * a function that counts a rendering and returns whether it is within both limits. In memory, as it protects the
 * processor of this process.
 */
export function createRenderBudget({ env, now }: Pick<Deps, 'env' | 'now'>): (address: string) => boolean {
  const addresses = createCounter(now, maxAddresses, env.RENDER_RATE_PER_MINUTE);
  const all = createCounter(now, 1, env.RENDER_RATE_PER_MINUTE * addressesAtTheLimit);
  return (address) => addresses(address) && all('all');
}

function createCounter(now: () => Date, max: number, limit: number): (key: string) => boolean {
  const windows = new LRUCache<string, { used: number }>({ max, ttl: windowMs, ...cacheClock(now) });
  return (key) => {
    const window = windows.get(key) ?? { used: 0 };
    if (window.used === 0) windows.set(key, window);
    window.used += 1;
    return window.used <= limit;
  };
}
