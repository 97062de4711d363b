import { clubCoursePath, clubKeys, normalizePath, paths, readsQueryString } from '#contract/site/site-paths.ts';
import { noticeListUrl, parseNoticeQuery } from '#contract/news/notice-url.ts';
import { offersUrl, parseOffersQuery } from '#contract/news/offers-url.ts';

const coursePaths: ReadonlySet<string> = new Set(clubKeys.map(clubCoursePath));

/**
 * Returns the query string for which the server renders and caches a page, '' for none: the page number, category, club or course of a list.
 * Null if the browser must render the page: for a free-text search, parameters that only a form reads, and non-canonical spellings.
 */
export function cacheableSearch(address: string, search: string): string | null {
  if (search === '' || !readsQueryString(address)) return '';
  return searchOf(normalizePath(address), new URLSearchParams(search)) === search ? search : null;
}

function searchOf(path: string, search: URLSearchParams): string | null {
  if (coursePaths.has(path)) return /^\d{1,9}$/.test(search.get('course') ?? '') ? `?course=${search.get('course')}` : null;
  if (path !== paths.notices && path !== paths.specialOffers) return null;
  if (search.has('query')) return null;
  const canonical = path === paths.notices ? noticeListUrl(parseNoticeQuery(search)) : offersUrl(parseOffersQuery(search));
  return canonical.slice(path.length);
}
