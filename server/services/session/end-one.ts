import { and, eq } from 'drizzle-orm';
import { session } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { requireGrant } from '../password/require-grant.ts';
import type { Session } from './find.ts';
import { lockSession } from './lock-session.ts';

/**
 * Ends the member's session with this id, if it still exists. Throws 403 `passwordCheckRequired`, 401 `invalid_token`
 * if another session ended this one first.
 */
export async function endOneSession(deps: Deps, current: Session, id: string): Promise<void> {
  await requireGrant(deps, current, { consume: false });
  await deps.db.transaction(async (tx) => {
    await lockSession({ db: tx }, current);
    await tx.delete(session).where(and(eq(session.id, id), eq(session.memberId, current.memberId)));
  });
}
