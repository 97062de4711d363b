import { asc, desc, inArray, type SQL } from 'drizzle-orm';
import type { NoticeRow } from '#contract/notice.ts';
import { notice } from '../../db/site-schema.ts';
import type { Deps } from '../../deps.ts';

/** A line of the list, without what searches read. */
export const noticeRowColumns = {
  id: notice.id,
  category: notice.category,
  ccType: notice.ccType,
  title: notice.title,
  createdDate: notice.createdDate,
  topContents: notice.topContents,
  newNotice: notice.newNotice,
};

/** Pinned first, then the newest. */
export const listOrder: SQL[] = [desc(notice.topContents), desc(notice.createdDate), desc(notice.id)];

/** The same, from the last to the first. */
export const reverseListOrder: SQL[] = [asc(notice.topContents), asc(notice.createdDate), asc(notice.id)];

type RowQuery = { readonly where: SQL | undefined; readonly order: readonly SQL[]; readonly size: number; readonly skipped: number };

/**
 * So many lines after those that are skipped, both as `order` has them; whichever that is, they are answered as the list has them. Only
 * their numbers are looked for, which the index alone can tell; then the lines are read.
 */
export async function readNoticeRows({ db }: Pick<Deps, 'db'>, { where, order, size, skipped }: RowQuery): Promise<NoticeRow[]> {
  const numbers = db.select({ id: notice.id }).from(notice).where(where).orderBy(...order).limit(size).offset(skipped);
  return db.select(noticeRowColumns).from(notice).where(inArray(notice.id, numbers)).orderBy(...listOrder);
}
