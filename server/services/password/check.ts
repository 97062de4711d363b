import { passwordGrantMs } from '#contract/account/profile.ts';
import { sha256 } from '../../crypto/digest.ts';
import { passwordGrant } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Session } from '../session/find.ts';
import { lockSession } from '../session/lock-session.ts';
import { renewToken } from '../session/renew.ts';
import { requireOwnPassword } from './require-own.ts';

/**
 * Checks the password, rotates the token of this session, and lets the new token change the profile once within ten
 * minutes (`docs/decisions`). Returns the new token. Throws like `requireOwnPassword`: 400 `wrongPassword`, 423, 401
 * `invalid_token`.
 */
export async function checkPassword(deps: Deps, session: Session, typed: string): Promise<string> {
  await requireOwnPassword(deps, session, typed);
  const expiresAt = new Date(deps.now().getTime() + passwordGrantMs);
  return deps.db.transaction(async (tx) => {
    await lockSession({ db: tx }, session);
    const token = await renewToken({ db: tx }, session);
    const granted = { tokenHash: sha256(token), purpose: 'PROFILE', expiresAt } as const;
    await tx
      .insert(passwordGrant)
      .values({ sessionId: session.id, ...granted })
      .onConflictDoUpdate({ target: passwordGrant.sessionId, set: granted });
    return token;
  });
}
