import { and, eq, type SQL } from 'drizzle-orm';
import type { NoticeQuery } from '#contract/notice.ts';
import { notice, noticeCount } from '../../db/site-schema.ts';
import { holds, isInitials, mayHold, searchedText } from '../search/text.ts';

type Kind = Pick<NoticeQuery, 'ccType' | 'category'>;
/** The condition of a search, and the weaker one that an index answers. */
export type Search = { readonly isFound: SQL; readonly isIndexed: SQL };

/** The condition of a club and a category, on the notices or on their counts. */
export const isOfKind = (table: typeof notice | typeof noticeCount, { ccType, category }: Kind): SQL | undefined =>
  and(ccType === 'ALL' ? undefined : eq(table.ccType, ccType), category === 'ALL' ? undefined : eq(table.category, category));

/** What is searched for; nothing when all is asked for. */
export function searchOf({ query, searchType }: Pick<NoticeQuery, 'query' | 'searchType'>): Search | undefined {
  const text = searchedText(query);
  if (text === '') return undefined;
  const column = searchType === 'CONTENTS' ? notice.contentsFolded : isInitials(text) ? notice.titleInitials : notice.titleFolded;
  return { isFound: holds(column, text), isIndexed: mayHold(column, text) };
}
