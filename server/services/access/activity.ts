import { max, subDays } from 'date-fns';
import { and, desc, eq, gte } from 'drizzle-orm';
import { activityList, type ActivityPage } from '#contract/account/activity.ts';
import { accessRecord, member } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { offsetOf, pageOf } from '../paging.ts';
import { sessionEnded } from '../session/ended.ts';
import type { Session } from '../session/find.ts';
import { memberHash } from './record.ts';

/**
 * Returns a page of what happened with the account within 90 days, newest first; the last page if the number is beyond
 * the end. An earlier account of the same person does not count. Throws 401 `invalid_token` if the member no longer
 * exists.
 */
export async function listActivity(
  { db, keys, now }: Deps,
  { memberId }: Session,
  { page: number }: { page: number },
): Promise<ActivityPage> {
  const [current] = await db.select().from(member).where(eq(member.id, memberId));
  if (!current) throw sessionEnded();
  const isListed = and(
    eq(accessRecord.personHash, memberHash(keys, current)),
    gte(accessRecord.at, max([subDays(now(), activityList.days), current.createdAt])),
  );
  const page = pageOf({ page: number, size: activityList.pageSize }, await db.$count(accessRecord, isListed));
  const records = await db
    .select()
    .from(accessRecord)
    .where(isListed)
    .orderBy(desc(accessRecord.at), desc(accessRecord.id))
    .limit(page.size)
    .offset(offsetOf(page));
  return {
    content: records.map(({ at, action, device, addressSealed }) => ({
      at: at.toISOString(),
      action,
      device,
      origin: coarseOrigin(keys.open('client address', addressSealed)),
    })),
    page,
  };
}

/** Returns the first two parts of an IPv4 or IPv6 address, then an asterisk; empty for any other text. */
export function coarseOrigin(address: string): string {
  const separator = address.includes(':') ? ':' : '.';
  const [first, second, ...others] = address.split(separator);
  return others.length === 0 ? '' : [first, second, '*'].join(separator);
}
