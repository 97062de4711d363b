import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { NoticeQuery } from '#contract/news/notice.ts';
import { notice, noticeCount } from '../../db/site-schema.ts';
import { contains, isInitials, mayContain, trimSearchText } from '../search/text.ts';

type Kind = Pick<NoticeQuery, 'ccType' | 'category'>;
/** Exact condition of a search, and the weaker one that a GIN index supports. */
export type Search = { readonly matches: SQL; readonly matchesIndex: SQL };

/** Condition: notices of a club, which include those for all clubs, and of a category. */
export const matchesKind = ({ ccType, category }: Kind): SQL | undefined =>
  and(
    ccType === 'ALL' ? undefined : inArray(notice.ccType, ['ALL', ccType]),
    category === 'ALL' ? undefined : eq(notice.category, category),
  );

/** The same condition for the counts, which have rows for ALL. */
export const countsMatchKind = ({ ccType, category }: Kind): SQL | undefined =>
  and(eq(noticeCount.ccType, ccType), eq(noticeCount.category, category));

/** Returns the search conditions; undefined for an empty query. */
export function searchConditions({ query, searchType }: Pick<NoticeQuery, 'query' | 'searchType'>): Search | undefined {
  const text = trimSearchText(query);
  if (text === '') return undefined;
  const column =
    searchType === 'CONTENTS' ? notice.contentsFolded : isInitials(text) ? notice.titleInitials : notice.titleFolded;
  return { matches: contains(column, text), matchesIndex: mayContain(column, text) };
}
