import { clubCoursePath, clubKeys, normalizePath, paths, readsQueryString } from '#contract/site/site-paths.ts';
import { listAddress, readSearch } from '#contract/news/notice-address.ts';
import { offersAddress, readOffersAddress } from '#contract/news/offers-address.ts';

const coursePaths: ReadonlySet<string> = new Set(clubKeys.map(clubCoursePath));

/**
 * The search that a page is rendered for, with its question mark, empty for none: a page of a list, a kind, a club, a course. Null for
 * what is left to the browser: what was typed, what only a form reads, and other spellings of the same.
 */
export function cacheableSearch(address: string, search: string): string | null {
  if (search === '' || !readsQueryString(address)) return '';
  return searchOf(normalizePath(address), new URLSearchParams(search)) === search ? search : null;
}

function searchOf(path: string, search: URLSearchParams): string | null {
  if (coursePaths.has(path)) return /^\d{1,9}$/.test(search.get('course') ?? '') ? `?course=${search.get('course')}` : null;
  if (path !== paths.notices && path !== paths.specialOffers) return null;
  if (search.has('query')) return null;
  const written = path === paths.notices ? listAddress(readSearch(search)) : offersAddress(readOffersAddress(search));
  return written.slice(path.length);
}
