import { pageInfoOf } from '#contract/site/pages/page-infos.ts';
import { normalizePath, paths } from '#contract/site/site-paths.ts';
import type { Deps } from '../deps.ts';
import { compressText } from './compressed-text.ts';
import { matchDetail } from './detail-pages.ts';
import {
  type CachedPage,
  type CacheStatus,
  createPageCache,
  type PageCache,
  type RenderRequest,
} from './page-cache.ts';
import { renderDocument } from './page.ts';
import { createRenderBudget } from './render-budget.ts';
import type { Template } from './template.ts';

type Fetch = (page: RenderRequest, status: CacheStatus) => Promise<CachedPage>;

/**
 * Caches of rendered pages, which render on a miss. Beyond the limits of renderings they return the page without its
 * content.
 */
export type Renderings = {
  /** A page of the page map without a query string. */
  readonly fixed: Fetch;
  /** A page with a canonical query string. */
  readonly searched: Fetch;
  /** The page of a notice or an offer. */
  readonly detailed: Fetch;
  readonly hasSearched: (page: RenderRequest) => boolean;
  /** Returns a page of `detailed` if it is in its cache. */
  readonly cachedDetail: (page: Pick<RenderRequest, 'path' | 'origin'>, status: CacheStatus) => CachedPage | undefined;
};

/** Beyond this number of concurrent renderings for query strings, the browser renders the page. */
const maxConcurrentSearches = 4;

export function createRenderings(deps: Deps, template: Template): Renderings {
  const isWithinBudget = createRenderBudget(deps);
  const render = async (page: RenderRequest, stale: CachedPage | undefined): Promise<CachedPage> => {
    deps.countPage?.('rendered');
    const html = await renderDocument(deps, template, page);
    const isMissing = isNotFound(page.path);
    return {
      html: await compressText(html, stale?.html),
      isMissing,
      isFallback: page.isClientRendered && !isMissing,
    };
  };
  const renderWithinBudget = async (page: RenderRequest, stale: CachedPage | undefined) =>
    page.isClientRendered || isWithinBudget(page.address) ? render(page, stale) : undefined;

  // Without `SITE_URL` the number of fixed pages is not limited, as each host has its own.
  const renderFixed = deps.env.SITE_URL === undefined ? renderWithinBudget : render;
  const pages = createPageCache(deps.now, async (page, stale) => {
    const rendered = await renderFixed(page, stale);
    if (rendered && !page.isClientRendered) compressBest(rendered);
    return rendered;
  });
  // Separate caches, so that the many query strings and detail pages do not evict the fixed pages.
  const details = createPageCache(deps.now, renderWithinBudget);
  let runningSearches = 0;
  const searches = createPageCache(deps.now, async (page, stale) => {
    if (runningSearches >= maxConcurrentSearches) return undefined;
    runningSearches += 1;
    return renderWithinBudget(page, stale).finally(() => (runningSearches -= 1));
  });

  deps.onContentChange?.(() => [pages, details, searches].forEach((cache) => cache.clear()));

  const fetchOr =
    (cache: PageCache, fallback: Fetch): Fetch =>
    async (page, status) => {
      const found = await cache.fetch(keyOf(page), { context: page, status });
      if (found && status.fetch === 'hit') compressBest(found);
      if (found) return found;
      deps.countPage?.('refused');
      return fallback(page, status);
    };
  const fallbackFrom =
    (cache: PageCache): Fetch =>
    ({ search: _, ...page }, status) => {
      const fallback = { ...page, isClientRendered: true };
      return cache.forceFetch(keyOf(fallback), { context: fallback, status });
    };
  return {
    fixed: fetchOr(pages, fallbackFrom(pages)),
    searched: fetchOr(searches, fallbackFrom(pages)),
    detailed: fetchOr(details, fallbackFrom(details)),
    hasSearched: (page) => searches.has(keyOf(page)),
    cachedDetail({ path, origin }, status) {
      const key = keyOf({ path, origin, isClientRendered: false });
      // `get` would delete an expired page, which is compared with its next version.
      const found = details.has(key) ? details.get(key, { status }) : undefined;
      if (found) compressBest(found);
      return found;
    },
  };
}

/** For pages that are sent more than once: fixed ones, and all others from the second time. */
function compressBest({ html }: CachedPage): void {
  html.compressBest();
}

/** Returns the cache key of a page; pages without metadata share one key. */
const keyOf = ({ path, origin, search = '', isClientRendered }: Omit<RenderRequest, 'address'>) =>
  `${origin} ${pageInfoOf(path) || matchDetail(path) || isNotFound(path) ? normalizePath(path) + search : 'unnamed'}${isClientRendered ? '?' : ''}`;

const isNotFound = (path: string) => normalizePath(path) === paths.notFound;
