import { eq } from 'drizzle-orm';
import { staffRoleNames } from '#contract/staff/permissions.ts';
import { staffLimits, type Invitation, type NewStaff } from '#contract/staff/staff.ts';
import { staffMessages } from '#contract/staff/staff-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { randomToken, sha256 } from '../../crypto/digest.ts';
import type { Keys } from '../../crypto/keys.ts';
import { staff } from '../../db/staff-schema.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type Actor } from './audit.ts';
import { forgetPasskeys } from '../staff-passkey/list.ts';
import { endStaffSessions } from './session.ts';
import { newTotpSecret } from './totp.ts';

type Inviting = Pick<Deps, 'db' | 'now'> & { readonly keys: Pick<Keys, 'seal' | 'hash'> };

/**
 * Adds a member of the staff, who sets a password and an authenticator app with the returned invitation, within a day.
 * Throws 400 `idTaken`.
 */
export async function inviteStaff(deps: Inviting, { loginId, name, role }: NewStaff, by: Actor): Promise<Invitation> {
  return deps.db.transaction(async (tx) => {
    const { invitation, expiresAt, columns } = newInvitation(deps);
    const added = await tx
      .insert(staff)
      .values({ loginId, name, role, createdAt: deps.now(), ...columns })
      .onConflictDoNothing()
      .returning({ id: staff.id });
    if (added.length === 0) throw new ApiError('400', staffMessages.idTaken);
    await recordAudit(
      { ...deps, db: tx },
      { by, action: 'STAFF_INVITED', subject: loginId, detail: staffRoleNames[role] },
    );
    return { invitation, expiresAt: expiresAt.toISOString() };
  });
}

/**
 * Invites a member of the staff again: the password, the authenticator app and the passkeys are forgotten, and all
 * sessions end.
 * Throws 404 `unknownStaff`.
 */
export async function reinviteStaff(deps: Inviting, id: number, by: Actor): Promise<Invitation> {
  return deps.db.transaction(async (tx) => {
    const { invitation, expiresAt, columns } = newInvitation(deps);
    const [changed] = await tx
      .update(staff)
      .set({ passwordHash: null, totpStep: 0, ...columns })
      .where(eq(staff.id, id))
      .returning({ loginId: staff.loginId });
    if (!changed) throw new ApiError('404', staffMessages.unknownStaff);
    await endStaffSessions({ db: tx }, id);
    await forgetPasskeys({ db: tx }, id);
    await recordAudit(
      { ...deps, db: tx },
      { by, action: 'STAFF_INVITED', subject: changed.loginId, detail: staffMessages.invitedAgain },
    );
    return { invitation, expiresAt: expiresAt.toISOString() };
  });
}

function newInvitation({ keys, now }: Inviting) {
  const invitation = randomToken();
  const expiresAt = new Date(now().getTime() + staffLimits.invitationMs);
  const columns = {
    totpSealed: keys.seal('authenticator secret', newTotpSecret()),
    invitationHash: sha256(invitation),
    invitationExpiresAt: expiresAt,
  };
  return { invitation, expiresAt, columns };
}
