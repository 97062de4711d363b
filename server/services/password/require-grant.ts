import { and, eq, gt } from 'drizzle-orm';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { passwordGrant } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Session } from '../session/find.ts';
import { assertSessionExists } from '../session/assert-exists.ts';

/**
 * Checks that the call has the token of a password check within the last ten minutes that is not used up. `consume`
 * uses it up in one statement, so that one of concurrent calls succeeds. Throws 403 `passwordCheckRequired`, 401
 * `invalid_token` if the session has ended.
 */
export async function requireGrant(
  { db, now }: Deps,
  session: Session,
  { consume }: { consume: boolean },
): Promise<void> {
  const live = and(
    eq(passwordGrant.sessionId, session.id),
    eq(passwordGrant.tokenHash, session.tokenHash),
    eq(passwordGrant.purpose, 'PROFILE'),
    gt(passwordGrant.expiresAt, now()),
  );
  const granted = consume
    ? await db.delete(passwordGrant).where(live).returning()
    : await db.select().from(passwordGrant).where(live);
  if (granted.length > 0) return;
  await assertSessionExists({ db }, session);
  throw new ApiError('403', myPageMessages.passwordCheckRequired);
}
