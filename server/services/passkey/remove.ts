import { and, eq } from 'drizzle-orm';
import { passkey } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { recordAccess, type Client } from '../access/record.ts';
import { passkeyMail } from '../mail/member-mails.ts';
import { queueMail } from '../mail/queue.ts';
import { requireGrant } from '../password/require-grant.ts';
import type { Session } from '../session/find.ts';
import { lockSession } from '../session/lock-session.ts';

/**
 * Removes one of the member's passkeys, if it still exists; records it, and reports it by mail. The password stays, so
 * that it is never the last way to log in. Throws 403 `passwordCheckRequired`, 401 `invalid_token` if the session has
 * ended.
 */
export async function removePasskey(deps: Deps, session: Session, id: number, client: Client): Promise<void> {
  await requireGrant(deps, session, { consume: false });
  await deps.db.transaction(async (tx) => {
    const txDeps = { ...deps, db: tx };
    const account = await lockSession(txDeps, session);
    const [removed] = await tx
      .delete(passkey)
      .where(and(eq(passkey.id, id), eq(passkey.memberId, account.id)))
      .returning();
    if (!removed) return;
    await recordAccess(txDeps, account, 'PASSKEY_REMOVED', client);
    await queueMail(txDeps, { to: account.email, ...passkeyMail(deps, '삭제', removed.name) });
  });
}
