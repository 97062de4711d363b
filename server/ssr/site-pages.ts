import { pageInfoOf } from '#contract/site/pages/page-infos.ts';
import { normalizePath, paths } from '#contract/site/site-paths.ts';
import type { Deps } from '../deps.ts';
import { describeDefect } from '../log.ts';
import { compressText } from './compressed-text.ts';
import { findDetail, matchDetail } from './detail-pages.ts';
import { type CachedPage, type CacheStatus, createPageCache } from './page-cache.ts';
import { type PageAddress, writePage } from './page.ts';
import { cacheableSearch } from './cacheable-search.ts';
import { readTemplate } from './template.ts';

export type SitePages = (address: string, search: string, origin: string) => Promise<CachedPage>;

/** Query strings are unbounded: beyond this number of concurrent renderings, the browser renders the page. */
const maxSearchesAtOnce = 4;

/** Returns the handler that serves the pages of a built site from a cache, rendering them on a miss. Null without a built site. */
export function createSitePages(deps: Deps): SitePages | null {
  const template = readTemplate(deps.site);
  if (!template) return null;
  const render = async (page: PageAddress, stale: CachedPage | undefined): Promise<CachedPage> => {
    deps.countPage?.('rendered');
    const { html, css } = await writePage(deps, template, page);
    return { html: await compressText(html, stale?.html), css: await compressText(css, stale?.css), isMissing: isMissing(page.address) };
  };
  // Separate caches, so that the many query strings and detail pages do not evict the fixed pages.
  const pages = createPageCache(deps.now, render);
  let searchesAtOnce = 0;
  const searches = createPageCache(deps.now, async (page, stale) => {
    if (searchesAtOnce >= maxSearchesAtOnce) return undefined;
    searchesAtOnce += 1;
    return render(page, stale).finally(() => (searchesAtOnce -= 1));
  });
  const details = createPageCache(deps.now, async (page, stale) => {
    const match = matchDetail(page.address);
    const detail = match && (await findDetail(deps, match));
    return detail ? render({ ...page, address: detail.path, isClientRendered: normalizePath(page.address) !== detail.path, detail }, stale) : undefined;
  });

  const find = async (address: string, search: string, origin: string, status: CacheStatus): Promise<CachedPage> => {
    const key = `${origin} ${normalizePath(address)}`;
    const pageAt = (page: PageAddress) => pages.forceFetch(keyOf(page), { context: page, status });
    const match = pageInfoOf(address) ? undefined : matchDetail(address);
    if (match) {
      const detail = details.fetch(key, { context: { address, origin, isClientRendered: false }, status });
      return detail.then(
        (found) => found ?? pageAt({ address: paths.notFound, origin, isClientRendered: true }),
        // The item may exist although reading it failed: send the metadata of its list, and let the browser fetch the item.
        (defect: unknown) => {
          deps.log.error('page read failed', describeDefect(defect));
          return pageAt({ address: match.list, origin, isClientRendered: true });
        },
      );
    }
    const cacheable = cacheableSearch(address, search);
    const searched = cacheable ? await searches.fetch(key + cacheable, { context: { address, search: cacheable, origin, isClientRendered: false }, status }) : undefined;
    return searched ?? pageAt({ address: isUnreadable(address) ? paths.notFound : address, origin, isClientRendered: cacheable !== '' });
  };
  return async (address, search, origin) => {
    const status: CacheStatus = {};
    const page = await find(address, search, origin, status);
    if (status.fetch === 'hit' || status.fetch === 'inflight') deps.countPage?.('cached');
    return page;
  };
}

/** Returns the cache key of a page; all missing pages share one key, and so do all unknown paths. */
const keyOf = ({ address, origin, isClientRendered }: PageAddress) =>
  pageInfoOf(address) ? `${origin} ${normalizePath(address)}${isClientRendered ? '?' : ''}` : `${origin} ${isMissing(address) ? 'missing' : 'unnamed'}`;

const isMissing = (address: string) => normalizePath(address) === paths.notFound;

/** Returns whether a path is that of a detail page, but with an invalid id. */
const isUnreadable = (address: string) => pageInfoOf(address) === undefined && [paths.notices, paths.specialOffers].some((list) => normalizePath(address).startsWith(`${list}/`));
