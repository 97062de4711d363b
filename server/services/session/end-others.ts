import { and, eq, ne } from 'drizzle-orm';
import { session } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { requireGrant } from '../password/require-grant.ts';
import { isLive } from './bounds.ts';
import type { Session } from './find.ts';
import { lockSession } from './lock-session.ts';

/**
 * Ends the member's other sessions and returns how many were live. Throws 403 `passwordCheckRequired`, 401
 * `invalid_token` if another session ended this one first.
 */
export async function endOtherSessions(deps: Deps, current: Session): Promise<{ ended: number }> {
  await requireGrant(deps, current, { consume: false });
  return deps.db.transaction(async (tx) => {
    await lockSession({ db: tx }, current);
    return { ended: await deleteOtherSessions({ ...deps, db: tx }, current) };
  });
}

/** Does the same inside a transaction that has locked the member. Returns how many of the sessions were live. */
export async function deleteOtherSessions({ db, env, now }: Deps, { id, memberId }: Session): Promise<number> {
  const others = and(eq(session.memberId, memberId), ne(session.id, id));
  const ended = await db.$count(session, and(others, isLive(env, now())));
  await db.delete(session).where(others);
  return ended;
}
