import { eq } from 'drizzle-orm';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { member } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { sessionEnded } from '../session/ended.ts';
import type { Session } from '../session/find.ts';
import { attemptPassword } from '../sign-in/attempt.ts';
import { sessionLockKey } from '../sign-in/lock.ts';

/**
 * Checks the member's password again. Attempts count for this session, so that others who try the id cannot lock its
 * member out. Throws 400 `wrongPassword`, 423 like a login, 401 `invalid_token` if the member no longer exists.
 */
export async function requireOwnPassword(deps: Deps, { id, memberId }: Session, typed: string): Promise<void> {
  const [found] = await deps.db
    .select({ passwordHash: member.passwordHash })
    .from(member)
    .where(eq(member.id, memberId));
  if (!found) throw sessionEnded();
  await attemptPassword(deps, { ...found, lockKey: sessionLockKey(id), typed, refusal: myPageMessages.wrongPassword });
}
