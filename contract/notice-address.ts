import { categoryChoice, ccType, noticePageSize, type CategoryChoice, type CcType, type NoticeQuery } from './notice.ts';
import { pageNumber } from './paging.ts';
import { searchText, searchType, type SearchType } from './search-text.ts';
import { paths } from './site-paths.ts';

const untouched: NoticeQuery = { page: 1, size: noticePageSize, query: '', searchType: 'TITLE', ccType: 'ALL', category: 'ALL' };

/** The values that a text may stand for; null for any other text. */
export const clubIn = (text: string | null): CcType | null => ccType.safeParse(text).data ?? null;
const categoryIn = (text: string | null): CategoryChoice | null => categoryChoice.safeParse(text).data ?? null;
export const searchTypeIn = (text: string | null): SearchType | null => searchType.safeParse(text).data ?? null;

/** The page of the list that an address names. What is missing or makes no sense is as before anybody touched it. */
export function readSearch(search: URLSearchParams): NoticeQuery {
  return {
    page: pageNumber.safeParse(search.get('page') ?? undefined).data ?? untouched.page,
    size: noticePageSize,
    query: searchText.safeParse(search.get('query') ?? undefined).data ?? untouched.query,
    searchType: searchTypeIn(search.get('searchType')) ?? untouched.searchType,
    ccType: clubIn(search.get('ccType')) ?? untouched.ccType,
    category: categoryIn(search.get('category')) ?? untouched.category,
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
