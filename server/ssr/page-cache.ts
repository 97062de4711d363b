import { LRUCache } from 'lru-cache';
import { cacheClock } from '../cache-clock.ts';
import { type CompressedText, sizeOfText } from './compressed-text.ts';
import type { PageRequest } from './page.ts';

/** `isMissing`: it is the 404 page. `isFallback`: without its content, which the browser renders. */
export type CachedPage = {
  readonly html: CompressedText;
  readonly isMissing: boolean;
  readonly isFallback: boolean;
};
/** `address`: the client for which a page is rendered. */
export type RenderRequest = PageRequest & { readonly address: string };
/** Set by `fetch`: whether it was a cache hit. */
export type CacheStatus = LRUCache.Status<string, CachedPage, RenderRequest>;
/** Renders a page; a result of undefined is not cached. */
type Render = (page: RenderRequest, stale: CachedPage | undefined) => Promise<CachedPage | undefined>;
export type PageCache = LRUCache<string, CachedPage, RenderRequest>;

/** The `max-age` of public API responses. */
const ttlMs = 60_000;
/** More than the fixed pages of the site. */
const maxPages = 200;
const maxBytes = 64 * 1024 * 1024;

/**
 * Creates an LRU cache that renders a page on a miss and after a minute. Concurrent requests for a page share one
 * rendering.
 */
export const createPageCache = (now: () => Date, render: Render): PageCache =>
  new LRUCache<string, CachedPage, RenderRequest>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: ({ html }, key) => sizeOfText(html) + 2 * key.length,
    ttl: ttlMs,
    ...cacheClock(now),
    // Return the result even if the entry is evicted during rendering.
    ignoreFetchAbort: true,
    fetchMethod: (_key, stale, { context }) => render(context, stale),
  });
