import { eq } from 'drizzle-orm';
import { member, session } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { hasServiceId } from '../member/find.ts';

/**
 * For operators: ends the sessions of the member with this id, or of all members (null), at once and in every process.
 * Returns their number; undefined for an unknown id.
 */
export async function endAllSessions({ db }: Pick<Deps, 'db'>, serviceId: string | null): Promise<number | undefined> {
  if (serviceId === null) return (await db.delete(session).returning({ memberId: session.memberId })).length;
  const [found] = await db.select({ id: member.id }).from(member).where(hasServiceId(serviceId));
  return (
    found &&
    (await db.delete(session).where(eq(session.memberId, found.id)).returning({ memberId: session.memberId })).length
  );
}
