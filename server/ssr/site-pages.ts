import { pageInfoOf } from '#contract/site/pages/page-infos.ts';
import { canonicalSearch, queryNames } from '#contract/site/page-query.ts';
import { otherParameters, pickParameters, searchOf } from '#contract/site/query-parameters.ts';
import { normalizePath, paths } from '#contract/site/site-paths.ts';
import type { Deps } from '../deps.ts';
import { describeDefect } from '../log.ts';
import { type DetailMatch, findDetail, matchDetail } from './detail-pages.ts';
import { existingSearch } from './existing-search.ts';
import type { CachedPage, CacheStatus } from './page-cache.ts';
import { createRenderings, type Renderings } from './renderings.ts';
import { readTemplate } from './template.ts';

/** `address`: the client's. */
type RequestedPage = {
  readonly path: string;
  readonly search: string;
  readonly origin: string;
  readonly address: string;
};
/** Where the requested content is: a path of this site with its query string. */
type Redirect = { readonly location: string; readonly status: 301 | 302 };
export type SitePages = (page: RequestedPage) => Promise<CachedPage | Redirect>;

/**
 * Returns the handler that serves the pages of a built site from a cache, rendering them on a miss. A URL of something
 * that does not exist redirects or leads to the 404 page before anything is rendered. Null without a built site.
 */
export function createSitePages(deps: Deps): SitePages | null {
  const template = readTemplate(deps.site);
  if (!template) return null;
  const renderings = createRenderings(deps, template);
  return async (page) => {
    const status: CacheStatus = {};
    const match = pageInfoOf(page.path) ? undefined : matchDetail(page.path);
    const found = await (match
      ? detailAt(deps, renderings, match, page, status)
      : pageAt(deps, renderings, page, status));
    if (status.fetch === 'hit' || status.fetch === 'inflight' || status.get === 'hit') deps.countPage?.('cached');
    return found;
  };
}

async function pageAt(
  deps: Deps,
  renderings: Renderings,
  { path, search, origin, address }: RequestedPage,
  status: CacheStatus,
): Promise<CachedPage | Redirect> {
  if (isMissing(path)) return missingPage(renderings, { origin, address }, status);
  const names = queryNames(path);
  const canonical = canonicalSearch(path, search);
  const page = { path, search: canonical, origin, address, isClientRendered: false };
  const existing =
    canonical === '' || renderings.hasSearched(page) ? canonical : await existingSearch(deps, path, canonical);
  if (existing !== pickParameters(search, names))
    return {
      location: normalizePath(path) + searchOf([...new URLSearchParams(existing), ...otherParameters(search, names)]),
      status: 302,
    };
  return existing === '' ? renderings.fixed(page, status) : renderings.searched(page, status);
}

async function detailAt(
  deps: Deps,
  renderings: Renderings,
  match: DetailMatch,
  { path, search, ...visitor }: RequestedPage,
  status: CacheStatus,
): Promise<CachedPage | Redirect> {
  const cached = renderings.cachedDetail({ path, origin: visitor.origin }, status);
  if (cached) return cached;
  try {
    const detail = await findDetail(deps, match);
    if (!detail) return await missingPage(renderings, visitor, status);
    if (detail.path !== normalizePath(path)) return { location: detail.path + search, status: 301 };
    return await renderings.detailed({ ...visitor, path: detail.path, isClientRendered: false, detail }, status);
  } catch (defect) {
    // The item may exist although reading it failed: send the metadata of its list, and let the browser fetch the item.
    deps.log.error('page read failed', describeDefect(defect));
    return renderings.fixed({ ...visitor, path: match.list, isClientRendered: true }, status);
  }
}

const missingPage = (renderings: Renderings, visitor: Pick<RequestedPage, 'origin' | 'address'>, status: CacheStatus) =>
  renderings.fixed({ ...visitor, path: paths.notFound, isClientRendered: true }, status);

/** Returns whether this is the path of the 404 page, or of a detail page with an invalid id. */
const isMissing = (path: string) =>
  normalizePath(path) === paths.notFound ||
  (pageInfoOf(path) === undefined &&
    [paths.notices, paths.specialOffers].some((list) => normalizePath(path).startsWith(`${list}/`)));
