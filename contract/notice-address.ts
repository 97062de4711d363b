import { categoryChoices, ccTypes, noticePageSize } from './notice-kinds.ts';
import type { NoticeQuery } from './notice.ts';
import { oneOf } from './one-of.ts';
import { pageIn } from './page-number.ts';
import { searchedIn, searchTypeIn } from './search-kinds.ts';
import { paths } from './site-paths.ts';

const untouched: NoticeQuery = { page: 1, size: noticePageSize, query: '', searchType: 'TITLE', ccType: 'ALL', category: 'ALL' };

/** The page of the list that an address names. What is missing or makes no sense is as before anybody touched it. */
export function readSearch(search: URLSearchParams): NoticeQuery {
  return {
    page: pageIn(search.get('page')),
    size: noticePageSize,
    query: searchedIn(search.get('query')),
    searchType: searchTypeIn(search.get('searchType')) ?? untouched.searchType,
    ccType: oneOf(ccTypes, search.get('ccType')) ?? untouched.ccType,
    category: oneOf(categoryChoices, search.get('category')) ?? untouched.category,
  };
}

/** The address of a page of the list, without what `readSearch` knows by itself. */
export function listAddress(query: NoticeQuery): string {
  const written = new URLSearchParams();
  for (const name of ['page', 'query', 'searchType', 'ccType', 'category'] as const) {
    if (query[name] !== untouched[name]) written.set(name, String(query[name]));
  }
  return written.size === 0 ? paths.notices : `${paths.notices}?${written.toString()}`;
}

/** Whether the list shows what it shows to who asks for nothing, whatever page of it. */
export const isUnfiltered = (query: NoticeQuery): boolean => listAddress({ ...query, page: 1, searchType: untouched.searchType }) === paths.notices;
