import { asc, desc, inArray, type SQL } from 'drizzle-orm';
import type { NoticeRow } from '#contract/news/notice.ts';
import { notice } from '../../db/site-schema.ts';
import type { Deps } from '../../deps.ts';

/** Columns of a list row, without those that searches read. */
export const noticeRowColumns = {
  id: notice.id,
  category: notice.category,
  ccType: notice.ccType,
  title: notice.title,
  createdDate: notice.createdDate,
  topContents: notice.topContents,
  newNotice: notice.newNotice,
};

/** Pinned first, then newest. */
export const listOrder: SQL[] = [desc(notice.topContents), desc(notice.createdDate), desc(notice.id)];

/** `listOrder` in reverse. */
export const reverseListOrder: SQL[] = [asc(notice.topContents), asc(notice.createdDate), asc(notice.id)];

type RowQuery = {
  readonly where: SQL | undefined;
  readonly order: readonly SQL[];
  readonly size: number;
  readonly skipped: number;
};

/**
 * Returns `size` rows after `skipped`, both counted in `order`, but sorted in list order. Looks up only the ids first,
 * which the index alone can answer; then reads those rows.
 */
export async function readNoticeRows(
  { db }: Pick<Deps, 'db'>,
  { where, order, size, skipped }: RowQuery,
): Promise<NoticeRow[]> {
  const numbers = db
    .select({ id: notice.id })
    .from(notice)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset(skipped);
  return db
    .select(noticeRowColumns)
    .from(notice)
    .where(inArray(notice.id, numbers))
    .orderBy(...listOrder);
}
