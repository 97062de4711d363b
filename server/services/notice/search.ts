import { and, count, desc, type SQL, sql } from 'drizzle-orm';
import type { ResultOf } from '#contract/http/endpoint.ts';
import type { NoticeQuery, notices } from '#contract/news/notice.ts';
import { notice, noticeCount } from '../../db/site-schema.ts';
import type { Deps } from '../../deps.ts';
import { offsetOf, pageOf } from '../paging.ts';
import { listOrder, readNoticeRows } from './notice-rows.ts';
import { countsMatchKind, matchesKind, type Search } from './filters.ts';

type Reading = Pick<Deps, 'db'>;

/** Up to this number of notices, all of them are scanned and every match is counted. */
const exactCountLimit = 20_000;
/** Above it, at most this many matches are counted: thirty pages of ten. */
const maxCountedMatches = 300;
/** From this share of matching notices on, scanning in list order finds a page sooner than the GIN index does. */
const selectivityThreshold = 0.03;
/** The share is estimated from this many dates, and this many notices at each. */
const [sampledDates, noticesPerDate] = [40, 10];

/** Returns a page of the published notices that match the search, in list order (decision 14). */
export async function searchNotices(
  { db }: Reading,
  query: NoticeQuery,
  search: Search,
): Promise<ResultOf<typeof notices>> {
  const { total, share } = await estimateMatches({ db }, query, search);
  const filtered = and(notice.exposure, matchesKind(query));
  const orderedScan = and(filtered, search.matches);
  const indexScan = and(orderedScan, search.matchesIndex);
  const found = db.select({ one: sql`1`.as('one') }).from(notice);
  const bounded =
    share < selectivityThreshold
      ? found.where(indexScan).limit(maxCountedMatches)
      : found
          .where(orderedScan)
          .orderBy(...listOrder)
          .limit(total <= exactCountLimit ? exactCountLimit : maxCountedMatches);
  const [counted] = await db.select({ total: count() }).from(bounded.as('found'));
  const page = pageOf(query, counted?.total ?? 0);
  if (page.totalElements === 0) return { content: [], page };
  const isWithinReach =
    page.totalElements >= maxCountedMatches &&
    (offsetOf(page) + page.size) / Math.max(share, maxCountedMatches / total) <= exactCountLimit;
  const scansInOrder = share >= selectivityThreshold || isWithinReach;
  const order = scansInOrder ? listOrder : sortedListOrder;
  const content = await readNoticeRows(
    { db },
    { where: scansInOrder ? orderedScan : indexScan, order, size: page.size, skipped: offsetOf(page) },
  );
  return { content, page };
}

/** Same order, written so that no index matches: the planner must sort the few matches instead of scanning an index. */
const sortedListOrder: SQL[] = [desc(sql`${notice.topContents}::int`), desc(notice.createdDate), desc(notice.id)];

/**
 * Returns the number of published notices matching the filters; for large sets also the estimated share that the search
 * matches, sampled from 10 notices at each of 40 dates.
 */
async function estimateMatches(
  { db }: Reading,
  query: NoticeQuery,
  { matches }: Search,
): Promise<{ total: number; share: number }> {
  const sizes = db.$with('sizes').as(
    db
      .select({
        total: sql`coalesce(sum(${noticeCount.total}), 0)`.mapWith(Number).as('total'),
        from: sql`min(${noticeCount.month})`.as('from'),
        to: sql`max(${noticeCount.month})`.as('to'),
      })
      .from(noticeCount)
      .where(countsMatchKind(query)),
  );
  const until = sql`${sizes.from} + (${sizes.to} - ${sizes.from}) * n / ${sampledDates}::int`;
  const upToDate = and(
    notice.exposure,
    matchesKind(query),
    sql`not ${notice.topContents}`,
    sql`${notice.createdDate} <= ${until}`,
  );
  const sampled = db
    .select({ found: sql`(${matches})::int`.as('found') })
    .from(notice)
    .where(upToDate)
    .orderBy(...listOrder)
    .limit(noticesPerDate);
  const share =
    sql`case when ${sizes.total} > ${exactCountLimit}::int then (select coalesce(avg(found), 0) from generate_series(1, ${sampledDates}::int) n cross join lateral ${sampled.as('sampled')}) else 1 end`.mapWith(
      Number,
    );
  const [size] = await db.with(sizes).select({ total: sizes.total, share }).from(sizes);
  return size ?? { total: 0, share: 1 };
}
