import { eq } from 'drizzle-orm';
import { member, session } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { sessionEnded } from './ended.ts';
import type { Session } from './find.ts';

type MemberRow = typeof member.$inferSelect;

/**
 * Returns the session's member, and locks both rows until the transaction of `db` ends: one call at a time changes a
 * member. Every such call locks the member first. Throws 401 `invalid_token` if either no longer exists.
 */
export async function lockSession({ db }: Pick<Deps, 'db'>, { id, memberId }: Session): Promise<MemberRow> {
  const [locked] = await db.select().from(member).where(eq(member.id, memberId)).for('update');
  const [live] = await db.select({ id: session.id }).from(session).where(eq(session.id, id)).for('update');
  if (!locked || !live) throw sessionEnded();
  return locked;
}
