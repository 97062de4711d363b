import { categoryChoices, ccTypes, noticePageSize } from './notice-kinds.ts';
import type { NoticeQuery } from './notice.ts';
import { oneOf } from '../shared/one-of.ts';
import { pageIn } from '../shared/page-number.ts';
import { searchTextIn, searchTypeIn } from './search-kinds.ts';
import { paths } from '../site/site-paths.ts';

const defaults: NoticeQuery = {
  page: 1,
  size: noticePageSize,
  query: '',
  searchType: 'TITLE',
  ccType: 'ALL',
  category: 'ALL',
};

/** Parses the list query from the URL; missing or invalid parameters get their defaults. */
export function parseNoticeQuery(search: URLSearchParams): NoticeQuery {
  return {
    page: pageIn(search.get('page')),
    size: noticePageSize,
    query: searchTextIn(search.get('query')),
    searchType: searchTypeIn(search.get('searchType')) ?? defaults.searchType,
    ccType: oneOf(ccTypes, search.get('ccType')) ?? defaults.ccType,
    category: oneOf(categoryChoices, search.get('category')) ?? defaults.category,
  };
}

/** Returns the URL of a list page, without parameters that have their default. */
export function noticeListUrl(query: NoticeQuery): string {
  const params = new URLSearchParams();
  for (const name of ['page', 'query', 'searchType', 'ccType', 'category'] as const) {
    if (query[name] !== defaults[name]) params.set(name, String(query[name]));
  }
  return params.size === 0 ? paths.notices : `${paths.notices}?${params.toString()}`;
}

/** Returns whether the query selects all notices, on whatever page. */
export const isUnfiltered = (query: NoticeQuery): boolean =>
  noticeListUrl({ ...query, page: 1, searchType: defaults.searchType }) === paths.notices;
