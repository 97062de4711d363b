import { and, inArray } from 'drizzle-orm';
import type { ResultOf } from '#contract/http/endpoint.ts';
import { ccTypeNames, noticeCategoryNames } from '#contract/news/notice-kinds.ts';
import { noticeListUrl } from '#contract/news/notice-url.ts';
import type { NoticeQuery, NoticeRow, notices } from '#contract/news/notice.ts';
import type { SearchType } from '#contract/news/search-kinds.ts';
import { listDay } from '#contract/shared/day.ts';
import { hitsPerGroup, type SearchGroup } from '#contract/site/search.ts';
import { noticePath } from '#contract/site/site-paths.ts';
import { notice } from '../../db/site-schema.ts';
import type { Deps } from '../../deps.ts';
import { searchConditions } from '../notice/filters.ts';
import { searchNotices } from '../notice/search.ts';
import { pageOf } from '../paging.ts';
import { plainText } from '../search/plain-text.ts';
import { markExcerpt, markText } from './marks.ts';
import type { SearchQuery } from './query.ts';

type Reading = Pick<Deps, 'db'>;

const firstPage = { page: 1, size: hitsPerGroup, ccType: 'ALL', category: 'ALL' } as const;

/**
 * Returns the first notices with all words in their title; if there is none, those with all words in their content.
 * `allPath` is the notice list with the same search, which looks for a text literally, so for one word only.
 */
export async function findNotices({ db }: Reading, { text, words }: SearchQuery): Promise<SearchGroup> {
  const byTitle = await search({ db }, text, 'TITLE');
  const isTitled = byTitle.content.length > 0;
  const searchType: SearchType = isTitled ? 'TITLE' : 'CONTENTS';
  const { content, page } = isTitled ? byTitle : await search({ db }, text, searchType);
  const texts = isTitled ? new Map<number, string>() : await readTexts({ db }, content);
  return {
    kind: 'notice',
    total: page.totalElements,
    hits: content.map((row) => ({
      path: noticePath(row.id),
      title: markText(row.title, words),
      note: [ccTypeNames[row.ccType], noticeCategoryNames[row.category], listDay(row.createdDate)].join(' · '),
      excerpt: isTitled ? [] : markExcerpt(texts.get(row.id) ?? '', words),
    })),
    allPath:
      words.length === 1 && page.totalElements > content.length
        ? noticeListUrl({ ...firstPage, query: text, searchType })
        : null,
  };
}

async function search({ db }: Reading, text: string, searchType: SearchType): Promise<ResultOf<typeof notices>> {
  const query: NoticeQuery = { ...firstPage, query: text, searchType };
  const each = text.split(/\s+/).flatMap((word) => searchConditions({ query: word, searchType }) ?? []);
  const matches = and(...each.map((word) => word.matches));
  const matchesIndex = and(...each.map((word) => word.matchesIndex));
  if (!matches || !matchesIndex) return { content: [], page: pageOf(query, 0) };
  return searchNotices({ db }, query, { matches, matchesIndex });
}

async function readTexts({ db }: Reading, rows: readonly NoticeRow[]): Promise<ReadonlyMap<number, string>> {
  if (rows.length === 0) return new Map();
  const found = await db
    .select({ id: notice.id, contents: notice.contents })
    .from(notice)
    .where(
      inArray(
        notice.id,
        rows.map(({ id }) => id),
      ),
    );
  return new Map(found.map(({ id, contents }) => [id, plainText(contents)]));
}
