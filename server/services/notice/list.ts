import { and, desc, type SQL, sql } from 'drizzle-orm';
import { monthsAfter } from '#contract/calendar.ts';
import type { ResultOf } from '#contract/endpoint.ts';
import type { NoticeQuery, notices } from '#contract/notice.ts';
import { notice, noticeCount } from '../../db/site-schema.ts';
import type { Deps } from '../../deps.ts';
import { offsetOf, pageOf } from '../paging.ts';
import { inOrder, readLines } from './lines.ts';
import { searchNotices } from './search.ts';
import { countsKind, isOfKind, searchOf } from './wanted.ts';

type Reading = Pick<Deps, 'db'>;
type Answer = ResultOf<typeof notices>;

/** A page of the exposed notices: pinned first, then the newest; the last page for one beyond the end (spec 000 §3, §7). */
export async function listNotices(deps: Reading, query: NoticeQuery): Promise<Answer> {
  const search = searchOf(query);
  return search ? searchNotices(deps, query, search) : pageThrough(deps, query);
}

/** Skips no notices one by one but those of the page's own month (decision 14). */
async function pageThrough({ db }: Reading, query: NoticeQuery): Promise<Answer> {
  const months = await monthsOf({ db }, query);
  const page = pageOf(query, months.reduce((sum, { total }) => sum + total, 0));
  const { start, skipped } = startOf(months, offsetOf(page));
  const where = and(notice.exposure, isOfKind(query), start);
  const content = await readLines({ db }, { where, order: inOrder, size: page.size, skipped: offsetOf(page) - skipped });
  return { content, page };
}

type MonthCount = { readonly topContents: boolean; readonly month: string; readonly total: number };

const monthsOf = ({ db }: Reading, query: NoticeQuery): Promise<MonthCount[]> =>
  db
    .select({ topContents: noticeCount.topContents, month: noticeCount.month, total: noticeCount.total })
    .from(noticeCount)
    .where(countsKind(query))
    .orderBy(desc(noticeCount.topContents), desc(noticeCount.month));

/** The month in which the notice after so many others lies: the condition to begin there, and how many are skipped by it. */
function startOf(months: readonly MonthCount[], offset: number): { start: SQL | undefined; skipped: number } {
  let skipped = 0;
  for (const { topContents, month, total } of months) {
    if (skipped + total > offset) return { start: sql`(${notice.topContents}, ${notice.createdDate}) < (${topContents}, ${monthsAfter(month, 1)})`, skipped };
    skipped += total;
  }
  return { start: undefined, skipped: 0 };
}
