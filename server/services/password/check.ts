import { passwordGrantDuration } from '#contract/profile.ts';
import { passwordGrant } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Session } from '../session/find.ts';
import { holdSession } from '../session/hold.ts';
import { requireOwnPassword } from './require-own.ts';

/**
 * For the right password lets this session change the profile once within ten minutes (`docs/decisions`). Refused like
 * `requireOwnPassword`: 400 `wrongPassword`, 423, 401 `invalid_token`.
 */
export async function checkPassword(deps: Deps, session: Session, typed: string): Promise<void> {
  await requireOwnPassword(deps, session, typed);
  const granted = { purpose: 'PROFILE', expiresAt: new Date(deps.now().getTime() + passwordGrantDuration) } as const;
  await deps.db.transaction(async (tx) => {
    await holdSession({ db: tx }, session);
    await tx
      .insert(passwordGrant)
      .values({ tokenHash: session.tokenHash, ...granted })
      .onConflictDoUpdate({ target: passwordGrant.tokenHash, set: granted });
  });
}
