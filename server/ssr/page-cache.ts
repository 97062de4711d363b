import { LRUCache } from 'lru-cache';
import { cacheClock } from '../cache-clock.ts';
import { type CompressedText, sizeOfText } from './compressed-text.ts';
import type { PageAddress } from './page.ts';

/** `isMissing`: the page says that the requested item does not exist. */
export type CachedPage = { readonly html: CompressedText; readonly css: CompressedText; readonly isMissing: boolean };
/** Says after a call of `fetch` whether the page was in the cache. */
export type CacheStatus = LRUCache.Status<string, CachedPage, PageAddress>;
/** Undefined is not cached. */
type Render = (page: PageAddress, stale: CachedPage | undefined) => Promise<CachedPage | undefined>;

/** As long as a public read is fresh. */
const ttlMs = 60_000;
/** More than the fixed pages of the site. */
const maxPages = 200;
const maxBytes = 64 * 1024 * 1024;

/** A cache that renders a page that it does not have, or that is older than a minute; requests for a page that is being rendered share the result. */
export const createPageCache = (now: () => Date, render: Render) =>
  new LRUCache<string, CachedPage, PageAddress>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: ({ html, css }, key) => sizeOfText(html) + sizeOfText(css) + 2 * key.length,
    ttl: ttlMs,
    ...cacheClock(now),
    // A page that is evicted while it is being rendered is answered all the same.
    ignoreFetchAbort: true,
    fetchMethod: (_key, stale, { context }) => render(context, stale),
  });
