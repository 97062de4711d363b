import { clubCoursePath, clubKeys, normalizePath, paths, readsQueryString } from '#contract/site/site-paths.ts';
import { noticeListUrl, parseNoticeQuery } from '#contract/news/notice-url.ts';
import { offersUrl, parseOffersQuery } from '#contract/news/offers-url.ts';

const coursePaths: ReadonlySet<string> = new Set(clubKeys.map(clubCoursePath));

/**
 * Returns the query string for which the server renders and caches a page, '' for none: the page number, category, club or course of a list.
 * Null if the browser must render the page: for a free-text search, parameters that only a form reads, and non-canonical spellings.
 */
export function cacheableSearch(path: string, search: string): string | null {
  if (search === '' || !readsQueryString(path)) return '';
  return canonicalSearch(normalizePath(path), new URLSearchParams(search)) === search ? search : null;
}

function canonicalSearch(path: string, searchParams: URLSearchParams): string | null {
  if (coursePaths.has(path)) return /^\d{1,9}$/.test(searchParams.get('course') ?? '') ? `?course=${searchParams.get('course')}` : null;
  if (path !== paths.notices && path !== paths.specialOffers) return null;
  if (searchParams.has('query')) return null;
  const canonical = path === paths.notices ? noticeListUrl(parseNoticeQuery(searchParams)) : offersUrl(parseOffersQuery(searchParams));
  return canonical.slice(path.length);
}
