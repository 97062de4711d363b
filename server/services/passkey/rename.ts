import { and, eq } from 'drizzle-orm';
import type { Passkey } from '#contract/account/passkey.ts';
import { passkeyListMessages } from '#contract/account/passkey-list-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { passkey } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { requireGrant } from '../password/require-grant.ts';
import type { Session } from '../session/find.ts';
import { lockSession } from '../session/lock-session.ts';
import { asPasskey } from './list.ts';

/**
 * Renames one of the member's passkeys. Throws 403 `passwordCheckRequired`, 400 `gone`, 401 `invalid_token` if the
 * session has ended.
 */
export async function renamePasskey(
  deps: Deps,
  session: Session,
  { id, name }: { id: number; name: string },
): Promise<Passkey> {
  await requireGrant(deps, session, { consume: false });
  return deps.db.transaction(async (tx) => {
    await lockSession({ db: tx }, session);
    const [renamed] = await tx
      .update(passkey)
      .set({ name })
      .where(and(eq(passkey.id, id), eq(passkey.memberId, session.memberId)))
      .returning();
    if (!renamed) throw new ApiError('400', passkeyListMessages.gone);
    return asPasskey(renamed);
  });
}
