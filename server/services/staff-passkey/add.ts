import { eq } from 'drizzle-orm';
import type { Attestation, Passkey, PasskeyCreation } from '#contract/account/passkey.ts';
import { passkeyMessages } from '#contract/account/passkey-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { staffPasskey } from '../../db/staff-schema.ts';
import type { Deps } from '../../deps.ts';
import { staffCreationKey, storeChallenge, takeChallenge } from '../passkey/challenge.ts';
import { creationOptions, requireRoom } from '../passkey/creation-options.ts';
import { asPasskey } from '../passkey/list.ts';
import { staffHandle } from '../passkey/relying-party.ts';
import { verifiedCredential } from '../passkey/verify.ts';
import { recordAudit } from '../staff/audit.ts';
import { lockStaffSession, type StaffSession } from '../staff/session.ts';

/** Shown by authenticators beside the id: on the host of the site they keep passkeys of members, too. */
const siteName = '오크 리조트 골프 업무 화면';

/**
 * Returns what the browser needs to create a passkey. Only this session can add it, within five minutes. Throws 400
 * `tooMany`.
 */
export async function offerPasskey(deps: Deps, session: StaffSession, origin: string): Promise<PasskeyCreation> {
  const { id, loginId, name } = session;
  const existing = await deps.db.select().from(staffPasskey).where(eq(staffPasskey.staffId, id));
  const user = { id: staffHandle(deps.keys, id), name: loginId, displayName: `${name} (업무 화면)` };
  const options = await creationOptions({ origin, siteName, user, existing });
  await storeChallenge(deps, staffCreationKey(session.tokenHash), options.challenge);
  return options;
}

/**
 * Stores the passkey that answers the challenge of this session, which had to be fresh; the audit log has its name. The
 * challenge is used up in any case. Throws 400 `expired`, `notAdded`, `alreadyAdded` or `tooMany`, 401 `sessionEnded`.
 */
export async function addPasskey(
  deps: Deps,
  session: StaffSession,
  { name, attestation }: { readonly name: string; readonly attestation: Attestation },
  origin: string,
): Promise<Passkey> {
  const taken = await takeChallenge(deps, staffCreationKey(session.tokenHash));
  if (!taken?.challenge) throw new ApiError('400', passkeyMessages.expired);
  const credential = await verifiedCredential(attestation, taken.challenge, origin);
  return deps.db.transaction(async (tx) => {
    await lockStaffSession({ db: tx }, session);
    requireRoom(await tx.$count(staffPasskey, eq(staffPasskey.staffId, session.id)));
    const [added] = await tx
      .insert(staffPasskey)
      .values({ staffId: session.id, ...credential, name, createdAt: deps.now() })
      .onConflictDoNothing()
      .returning();
    if (!added) throw new ApiError('400', passkeyMessages.alreadyAdded);
    await recordAudit(
      { ...deps, db: tx },
      { by: session, action: 'PASSKEY_ADDED', subject: session.loginId, detail: name },
    );
    return asPasskey(added);
  });
}
