import { eq } from 'drizzle-orm';
import type { Attestation, Passkey } from '#contract/account/passkey.ts';
import { passkeyMessages } from '#contract/account/passkey-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { passkey } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { recordAccess, type Client } from '../access/record.ts';
import { passkeyMail } from '../mail/member-mails.ts';
import { queueMail } from '../mail/queue.ts';
import type { Session } from '../session/find.ts';
import { lockSession } from '../session/lock-session.ts';
import { creationKey, takeChallenge } from './challenge.ts';
import { requireRoom } from './creation-options.ts';
import { asPasskey } from './list.ts';
import { verifiedCredential } from './verify.ts';

type Added = { readonly name: string; readonly attestation: Attestation };

/**
 * Stores the passkey that answers the challenge of this session, which needed a password check; records it, and reports
 * it by mail. The challenge is used up in any case. Throws 400 `expired`, `notAdded`, `alreadyAdded` or `tooMany`, 401
 * `invalid_token` if the session has ended.
 */
export async function addPasskey(
  deps: Deps,
  session: Session,
  { name, attestation }: Added,
  { client, origin }: { client: Client; origin: string },
): Promise<Passkey> {
  const taken = await takeChallenge(deps, creationKey(session.id));
  if (!taken?.challenge) throw new ApiError('400', passkeyMessages.expired);
  const credential = await verifiedCredential(attestation, taken.challenge, origin);
  return deps.db.transaction(async (tx) => {
    const txDeps = { ...deps, db: tx };
    const account = await lockSession(txDeps, session);
    requireRoom(await tx.$count(passkey, eq(passkey.memberId, account.id)));
    const [added] = await tx
      .insert(passkey)
      .values({ memberId: account.id, ...credential, name, createdAt: deps.now() })
      .onConflictDoNothing()
      .returning();
    if (!added) throw new ApiError('400', passkeyMessages.alreadyAdded);
    await recordAccess(txDeps, account, 'PASSKEY_ADDED', client);
    await queueMail(txDeps, { to: account.email, ...passkeyMail(deps, '추가', name) });
    return asPasskey(added);
  });
}
