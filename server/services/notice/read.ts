import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { messages } from '#contract/shared/messages.ts';
import type { Notice } from '#contract/news/notice.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { notice } from '../../db/site-schema.ts';
import type { Deps } from '../../deps.ts';
import { noticeRowColumns } from './notice-rows.ts';

type Reading = Pick<Deps, 'db'>;

/** Returns a published notice with the next older and the next newer one, ignoring pins. Throws 404 `notFound`. */
export async function readNotice({ db }: Reading, id: number): Promise<Notice> {
  const [found] = await db
    .select({ ...noticeRowColumns, contents: notice.contents })
    .from(notice)
    .where(and(eq(notice.id, id), notice.exposure));
  if (!found) throw new ApiError('404', messages.notFound);
  // One after the other: in a preview they share the connection of a transaction.
  const [prev = null] = await neighbour({ db }, found, 'older');
  const [next = null] = await neighbour({ db }, found, 'newer');
  return { ...found, prev, next };
}

function neighbour(
  { db }: Reading,
  { id, createdDate }: Pick<Notice, 'id' | 'createdDate'>,
  direction: 'older' | 'newer',
) {
  const [beyond, order] = direction === 'older' ? [sql`<`, desc] : [sql`>`, asc];
  return db
    .select({ id: notice.id, title: notice.title, newNotice: notice.newNotice })
    .from(notice)
    .where(and(notice.exposure, sql`(${notice.createdDate}, ${notice.id}) ${beyond} (${createdDate}, ${id})`))
    .orderBy(order(notice.createdDate), order(notice.id))
    .limit(1);
}
