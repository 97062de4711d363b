import { and, desc, type SQL, sql } from 'drizzle-orm';
import { monthsAfter } from '#contract/calendar.ts';
import type { ResultOf } from '#contract/endpoint.ts';
import type { NoticeQuery, notices } from '#contract/notice.ts';
import type { Page } from '#contract/paging.ts';
import { notice, noticeCount } from '../../db/site-schema.ts';
import type { Deps } from '../../deps.ts';
import { offsetOf, pageOf } from '../paging.ts';
import { fromTheEnd, inOrder, readLines } from './lines.ts';
import { searchNotices } from './search.ts';
import { countsKind, isOfKind, searchOf } from './wanted.ts';

type Reading = Pick<Deps, 'db'>;
type Answer = ResultOf<typeof notices>;

/** A page of the exposed notices: pinned first, then the newest; the last page for one beyond the end (spec 000 §3, §7). */
export async function listNotices(deps: Reading, query: NoticeQuery): Promise<Answer> {
  const search = searchOf(query);
  return search ? searchNotices(deps, query, search) : pageThrough(deps, query);
}

/** Skips no notices one by one but those of half a month: of the one in which the page begins, or in which it ends (decision 14). */
async function pageThrough({ db }: Reading, query: NoticeQuery): Promise<Answer> {
  const months = await monthsOf({ db }, query);
  const page = pageOf(query, months.reduce((sum, { total }) => sum + total, 0));
  if (page.totalElements === 0) return { content: [], page };
  const { within, ...way } = nearerWay(months, page);
  const content = await readLines({ db }, { where: and(notice.exposure, isOfKind(query), within), ...way });
  return { content, page };
}

type MonthCount = { readonly topContents: boolean; readonly month: string; readonly total: number };

const monthsOf = ({ db }: Reading, query: NoticeQuery): Promise<MonthCount[]> =>
  db
    .select({ topContents: noticeCount.topContents, month: noticeCount.month, total: noticeCount.total })
    .from(noticeCount)
    .where(countsKind(query))
    .orderBy(desc(noticeCount.topContents), desc(noticeCount.month));

type Way = { readonly within: SQL; readonly order: readonly SQL[]; readonly skipped: number; readonly size: number };

/** How a page that is not empty is come to: down from the beginning of the month of its first notice, or up from the end of that of its last one. */
function nearerWay(months: readonly MonthCount[], page: Page): Way {
  const from = offsetOf(page);
  const to = Math.min(from + page.size, page.totalElements);
  const size = to - from;
  const [first, last] = [monthOf(months, from), monthOf(months, to - 1)];
  const [down, up] = [from - first.from, last.to - to];
  return down <= up
    ? { within: sql`(${notice.topContents}, ${notice.createdDate}) < (${first.topContents}, ${monthsAfter(first.month, 1)})`, order: inOrder, skipped: down, size }
    : { within: sql`(${notice.topContents}, ${notice.createdDate}) >= (${last.topContents}, ${last.month})`, order: fromTheEnd, skipped: up, size };
}

/** The month of a notice by its place in order, with the places from which and to which its notices lie. */
function monthOf(months: readonly MonthCount[], place: number): MonthCount & { from: number; to: number } {
  let from = 0;
  for (const month of months) {
    const to = from + month.total;
    if (place < to) return { ...month, from, to };
    from = to;
  }
  throw new Error(`The months hold ${from} notices, and none has the place ${place}.`);
}
