import { and, count, desc, type SQL, sql } from 'drizzle-orm';
import type { ResultOf } from '#contract/endpoint.ts';
import type { NoticeQuery, notices } from '#contract/notice.ts';
import { notice } from '../../db/site-schema.ts';
import type { Deps } from '../../deps.ts';
import { offsetOf, pageOf } from '../paging.ts';
import { inOrder, readLines } from './lines.ts';
import { type Search, isOfKind } from './wanted.ts';

type Reading = Pick<Deps, 'db'>;

/** So many notices are looked through one by one, and whatever is found among them is counted to the last. */
const few = 20_000;
/** Of more notices, so many of what is found count: as many as a hundred pages of ten. */
const most = 1_000;
/** What is in so many of the notices is come across sooner than gathered from an index. */
const common = 0.03;
/** How many notices are looked at to tell how common something is. */
const sampled = 1_000;

/** A page of the exposed notices that are found, in the order of the list. `among` is how many there are of the kind that is asked for (decision 14). */
export async function searchNotices({ db }: Reading, query: NoticeQuery, search: Search, among: number): Promise<ResultOf<typeof notices>> {
  const share = among <= few ? 1 : await shareOf({ db }, search, among);
  const ofKind = and(notice.exposure, isOfKind(notice, query));
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

/** In which share of the notices it is found, by those on some pages of the table. */
async function shareOf({ db }: Reading, { isFound }: Search, among: number): Promise<number> {
  const percent = Math.min(100, (100 * sampled) / among);
  const share = sql`avg((${isFound})::int)`.mapWith(Number);
  const [sample] = await db.select({ share }).from(sql`${notice} tablesample system (${percent})`);
  return sample?.share ?? 0;
}
