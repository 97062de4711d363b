import { and, eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/http/endpoint.ts';
import type { acceptInvitation as call } from '#contract/staff/staff.ts';
import { staffMessages } from '#contract/staff/staff-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { staff } from '../../db/staff-schema.ts';
import type { Deps } from '../../deps.ts';
import { requireUnguessable } from '../password/require-unguessable.ts';
import { recordAudit } from './audit.ts';
import { isInvited, requireInvitation } from './open-invitation.ts';
import { openStaffSession, type SignedIn } from './sign-in.ts';
import { stepOfCode } from './totp.ts';

/**
 * Sets the password, and creates the first session, if `code` is one of the authenticator app. Throws 400
 * `invitationInvalid`, `wrongCode`, `guessablePassword`.
 */
export async function acceptInvitation(
  deps: Deps,
  { invitation, password, code }: BodyOf<typeof call>,
): Promise<SignedIn> {
  const invited = await requireInvitation(deps, invitation);
  const step = stepOfCode(deps.keys.open('authenticator secret', invited.totpSealed), code, deps.now());
  if (step === undefined) throw new ApiError('400', staffMessages.wrongCode);
  const passwordHash = await deps.hashingQueue.run(async () => {
    requireUnguessable(password, { serviceId: invited.loginId, name: invited.name });
    return deps.passwords.hash(password);
  });
  return deps.db.transaction(async (tx) => {
    const accepted = await tx
      .update(staff)
      .set({ passwordHash, invitationHash: null, invitationExpiresAt: null })
      .where(and(eq(staff.id, invited.id), isInvited(invitation, deps.now())))
      .returning({ id: staff.id });
    if (accepted.length === 0) throw new ApiError('400', staffMessages.invitationInvalid);
    await recordAudit(
      { ...deps, db: tx },
      { by: invited, action: 'INVITATION_ACCEPTED', subject: invited.loginId, detail: '' },
    );
    return openStaffSession({ ...deps, db: tx }, invited, { step });
  });
}
