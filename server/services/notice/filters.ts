import { and, eq, type SQL } from 'drizzle-orm';
import type { NoticeQuery } from '#contract/notice.ts';
import { notice, noticeCount } from '../../db/site-schema.ts';
import { contains, isInitials, mayContain, searchedText } from '../search/text.ts';

type Kind = Pick<NoticeQuery, 'ccType' | 'category'>;
/** The condition of a search, and the weaker one that an index answers. */
export type Search = { readonly matches: SQL; readonly matchesIndex: SQL };

/** The condition of a club and a category. */
export const matchesKind = ({ ccType, category }: Kind): SQL | undefined =>
  and(ccType === 'ALL' ? undefined : eq(notice.ccType, ccType), category === 'ALL' ? undefined : eq(notice.category, category));

/** The same on the counts, which know of ALL themselves. */
export const countsMatchKind = ({ ccType, category }: Kind): SQL | undefined => and(eq(noticeCount.ccType, ccType), eq(noticeCount.category, category));

/** What is searched for; nothing when all is asked for. */
export function searchConditions({ query, searchType }: Pick<NoticeQuery, 'query' | 'searchType'>): Search | undefined {
  const text = searchedText(query);
  if (text === '') return undefined;
  const column = searchType === 'CONTENTS' ? notice.contentsFolded : isInitials(text) ? notice.titleInitials : notice.titleFolded;
  return { matches: contains(column, text), matchesIndex: mayContain(column, text) };
}
