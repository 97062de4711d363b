import { pageInfoOf } from '#contract/site/pages/page-infos.ts';
import { normalizePath, paths } from '#contract/site/site-paths.ts';
import type { Deps } from '../deps.ts';
import { describeDefect } from '../log.ts';
import { compressText } from './compressed-text.ts';
import { findDetail, matchDetail } from './detail-pages.ts';
import { type CachedPage, type CacheStatus, createPageCache } from './page-cache.ts';
import { type PageRequest, renderDocument } from './page.ts';
import { cacheableSearch } from './cacheable-search.ts';
import { readTemplate } from './template.ts';

export type SitePages = (path: string, search: string, origin: string) => Promise<CachedPage>;

/** Query strings are unbounded: beyond this number of concurrent renderings, the browser renders the page. */
const maxConcurrentSearches = 4;

/** Returns the handler that serves the pages of a built site from a cache, rendering them on a miss. Null without a built site. */
export function createSitePages(deps: Deps): SitePages | null {
  const template = readTemplate(deps.site);
  if (!template) return null;
  const render = async (page: PageRequest, stale: CachedPage | undefined): Promise<CachedPage> => {
    deps.countPage?.('rendered');
    const { html, css } = await renderDocument(deps, template, page);
    return { html: await compressText(html, stale?.html), css: await compressText(css, stale?.css), isMissing: isMissing(page.path) };
  };
  // Separate caches, so that the many query strings and detail pages do not evict the fixed pages.
  const pages = createPageCache(deps.now, render);
  let runningSearches = 0;
  const searches = createPageCache(deps.now, async (page, stale) => {
    if (runningSearches >= maxConcurrentSearches) return undefined;
    runningSearches += 1;
    return render(page, stale).finally(() => (runningSearches -= 1));
  });
  const details = createPageCache(deps.now, async (page, stale) => {
    const match = matchDetail(page.path);
    const detail = match && (await findDetail(deps, match));
    return detail ? render({ ...page, path: detail.path, isClientRendered: normalizePath(page.path) !== detail.path, detail }, stale) : undefined;
  });

  const find = async (path: string, search: string, origin: string, status: CacheStatus): Promise<CachedPage> => {
    const key = `${origin} ${normalizePath(path)}`;
    const pageAt = (page: PageRequest) => pages.forceFetch(keyOf(page), { context: page, status });
    const match = pageInfoOf(path) ? undefined : matchDetail(path);
    if (match) {
      const detail = details.fetch(key, { context: { path, origin, isClientRendered: false }, status });
      return detail.then(
        (found) => found ?? pageAt({ path: paths.notFound, origin, isClientRendered: true }),
        // The item may exist although reading it failed: send the metadata of its list, and let the browser fetch the item.
        (defect: unknown) => {
          deps.log.error('page read failed', describeDefect(defect));
          return pageAt({ path: match.list, origin, isClientRendered: true });
        },
      );
    }
    const cacheable = cacheableSearch(path, search);
    const searched = cacheable ? await searches.fetch(key + cacheable, { context: { path, search: cacheable, origin, isClientRendered: false }, status }) : undefined;
    return searched ?? pageAt({ path: isUnreadable(path) ? paths.notFound : path, origin, isClientRendered: cacheable !== '' });
  };
  return async (path, search, origin) => {
    const status: CacheStatus = {};
    const page = await find(path, search, origin, status);
    if (status.fetch === 'hit' || status.fetch === 'inflight') deps.countPage?.('cached');
    return page;
  };
}

/** Returns the cache key of a page; all missing pages share one key, and so do all unknown paths. */
const keyOf = ({ path, origin, isClientRendered }: PageRequest) =>
  pageInfoOf(path) ? `${origin} ${normalizePath(path)}${isClientRendered ? '?' : ''}` : `${origin} ${isMissing(path) ? 'missing' : 'unnamed'}`;

const isMissing = (path: string) => normalizePath(path) === paths.notFound;

/** Returns whether a path is that of a detail page, but with an invalid id. */
const isUnreadable = (path: string) => pageInfoOf(path) === undefined && [paths.notices, paths.specialOffers].some((list) => normalizePath(path).startsWith(`${list}/`));
