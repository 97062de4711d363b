import { and, eq, gt } from 'drizzle-orm';
import { myPageMessages } from '#contract/my-page-messages.ts';
import { Refused } from '#contract/refused.ts';
import { passwordGrant } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Session } from '../session/find.ts';
import { requireSession } from '../session/require.ts';

/**
 * The call brings the token that a password check has given within ten minutes, and that has not been used up. `consume` uses it up, in one statement: of
 * parallel uses one succeeds. Refused 403 `passwordCheckRequired`, 401 `invalid_token` when the session is over.
 */
export async function requireGrant({ db, now }: Deps, session: Session, { consume }: { consume: boolean }): Promise<void> {
  const live = and(eq(passwordGrant.sessionId, session.id), eq(passwordGrant.tokenHash, session.tokenHash), eq(passwordGrant.purpose, 'PROFILE'), gt(passwordGrant.expiresAt, now()));
  const granted = consume ? await db.delete(passwordGrant).where(live).returning() : await db.select().from(passwordGrant).where(live);
  if (granted.length > 0) return;
  await requireSession({ db }, session);
  throw new Refused('403', myPageMessages.passwordCheckRequired);
}
