import { and, count, desc, type SQL, sql } from 'drizzle-orm';
import type { ResultOf } from '#contract/endpoint.ts';
import type { NoticeQuery, notices } from '#contract/notice.ts';
import { notice, noticeCount } from '../../db/site-schema.ts';
import type { Deps } from '../../deps.ts';
import { offsetOf, pageOf } from '../paging.ts';
import { inOrder, readLines } from './lines.ts';
import { countsKind, isOfKind, type Search } from './wanted.ts';

type Reading = Pick<Deps, 'db'>;

/** So many notices are looked through one by one, and whatever is found among them is counted to the last. */
const few = 20_000;
/** Of more notices, so many of what is found count: as many as thirty pages of ten. */
const most = 300;
/** What is in so many of the notices is come across sooner than gathered from an index. */
const common = 0.03;
/** To tell how common something is, so many notices of each of so many times are looked at. */
const [times, ofEachTime] = [40, 10];

/** A page of the exposed notices that are found, in the order of the list (decision 14). */
export async function searchNotices({ db }: Reading, query: NoticeQuery, search: Search): Promise<ResultOf<typeof notices>> {
  const { among, share } = await sizeOf({ db }, query, search);
  const ofKind = and(notice.exposure, isOfKind(query));
  const walked = and(ofKind, search.isFound);
  const gathered = and(walked, search.isIndexed);
  const found = db.select({ one: sql`1`.as('one') }).from(notice);
  const bounded = share < common ? found.where(gathered).limit(most) : found.where(walked).orderBy(...inOrder).limit(among <= few ? few : most);
  const [counted] = await db.select({ total: count() }).from(bounded.as('found'));
  const page = pageOf(query, counted?.total ?? 0);
  if (page.totalElements === 0) return { content: [], page };
  const isNear = page.totalElements >= most && (offsetOf(page) + page.size) / Math.max(share, most / among) <= few;
  const walks = share >= common || isNear;
  const order = walks ? inOrder : inOrderOnceGathered;
  const content = await readLines({ db }, { where: walks ? walked : gathered, order, size: page.size, skipped: offsetOf(page) });
  return { content, page };
}

/** The same order in words that no index has, so that what is rare is gathered and sorted, and not looked for through all that there is. */
const inOrderOnceGathered: SQL[] = [desc(sql`${notice.topContents}::int`), desc(notice.createdDate), desc(notice.id)];

/** How many exposed notices there are of the kind that is asked for; among many, in which share of them it is found, by a few of each of some times. */
async function sizeOf({ db }: Reading, query: NoticeQuery, { isFound }: Search): Promise<{ among: number; share: number }> {
  const sizes = db.$with('sizes').as(
    db.select({ among: sql`coalesce(sum(${noticeCount.total}), 0)`.mapWith(Number).as('among'), from: sql`min(${noticeCount.month})`.as('from'), to: sql`max(${noticeCount.month})`.as('to') }).from(noticeCount).where(countsKind(query)),
  );
  const until = sql`${sizes.from} + (${sizes.to} - ${sizes.from}) * n / ${times}::int`;
  const ofTime = and(notice.exposure, isOfKind(query), sql`not ${notice.topContents}`, sql`${notice.createdDate} <= ${until}`);
  const looked = db.select({ found: sql`(${isFound})::int`.as('found') }).from(notice).where(ofTime).orderBy(...inOrder).limit(ofEachTime);
  const share = sql`case when ${sizes.among} > ${few}::int then (select coalesce(avg(found), 0) from generate_series(1, ${times}::int) n cross join lateral ${looked.as('looked')}) else 1 end`.mapWith(Number);
  const [size] = await db.with(sizes).select({ among: sizes.among, share }).from(sizes);
  return size ?? { among: 0, share: 1 };
}
