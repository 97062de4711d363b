import { and, desc, type SQL, sql } from 'drizzle-orm';
import { monthsAfter } from '#contract/shared/calendar.ts';
import type { ResultOf } from '#contract/http/endpoint.ts';
import type { NoticeQuery, notices } from '#contract/news/notice.ts';
import type { Page } from '#contract/http/paging.ts';
import { notice, noticeCount } from '../../db/site-schema.ts';
import type { Deps } from '../../deps.ts';
import { offsetOf, pageOf } from '../paging.ts';
import { reverseListOrder, listOrder, readNoticeRows } from './notice-rows.ts';
import { searchNotices } from './search.ts';
import { countsMatchKind, matchesKind, searchConditions } from './filters.ts';

type Reading = Pick<Deps, 'db'>;
type NoticePage = ResultOf<typeof notices>;

/**
 * Returns a page of the published notices: pinned first, then newest; the last page if the number is beyond the end
 * (spec 000 §3, §7).
 */
export async function listNotices(deps: Reading, query: NoticeQuery): Promise<NoticePage> {
  const search = searchConditions(query);
  return search ? searchNotices(deps, query, search) : pageThrough(deps, query);
}

/**
 * Uses the monthly counts so that OFFSET only skips rows of one month: the one in which the page starts, or in which it
 * ends (decision 14).
 */
async function pageThrough({ db }: Reading, query: NoticeQuery): Promise<NoticePage> {
  const months = await monthsOf({ db }, query);
  const page = pageOf(
    query,
    months.reduce((sum, { total }) => sum + total, 0),
  );
  if (page.totalElements === 0) return { content: [], page };
  const { within, ...scan } = cheaperScan(months, page);
  const content = await readNoticeRows({ db }, { where: and(notice.exposure, matchesKind(query), within), ...scan });
  return { content, page };
}

type MonthCount = { readonly topContents: boolean; readonly month: string; readonly total: number };

const monthsOf = ({ db }: Reading, query: NoticeQuery): Promise<MonthCount[]> =>
  db
    .select({ topContents: noticeCount.topContents, month: noticeCount.month, total: noticeCount.total })
    .from(noticeCount)
    .where(countsMatchKind(query))
    .orderBy(desc(noticeCount.topContents), desc(noticeCount.month));

type Scan = { readonly within: SQL; readonly order: readonly SQL[]; readonly skipped: number; readonly size: number };

/**
 * Chooses the cheaper scan: forward from the start of the first row's month, or backward from the end of the last row's
 * month.
 */
function cheaperScan(months: readonly MonthCount[], page: Page): Scan {
  const from = offsetOf(page);
  const to = Math.min(from + page.size, page.totalElements);
  const size = to - from;
  const [first, last] = [monthOf(months, from), monthOf(months, to - 1)];
  const [forward, backward] = [from - first.from, last.to - to];
  return forward <= backward
    ? {
        within: sql`(${notice.topContents}, ${notice.createdDate}) < (${first.topContents}, ${monthsAfter(first.month, 1)})`,
        order: listOrder,
        skipped: forward,
        size,
      }
    : {
        within: sql`(${notice.topContents}, ${notice.createdDate}) >= (${last.topContents}, ${last.month})`,
        order: reverseListOrder,
        skipped: backward,
        size,
      };
}

/** Returns the month that contains the row at `index`, with the indexes at which it starts and ends (exclusive). */
function monthOf(months: readonly MonthCount[], index: number): MonthCount & { from: number; to: number } {
  let from = 0;
  for (const month of months) {
    const to = from + month.total;
    if (index < to) return { ...month, from, to };
    from = to;
  }
  throw new Error(`The months hold ${from} notices, and none has the index ${index}.`);
}
