import { and, eq, gt, isNull } from 'drizzle-orm';
import type { OpenedInvitation } from '#contract/staff/staff.ts';
import { staffMessages } from '#contract/staff/staff-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { sha256 } from '../../crypto/digest.ts';
import { staff } from '../../db/staff-schema.ts';
import type { Deps } from '../../deps.ts';
import { otpauthUrl } from './totp.ts';

/** Returns the secret for the authenticator app. Throws 400 `invitationInvalid`. */
export async function openInvitation(deps: Deps, invitation: string): Promise<OpenedInvitation> {
  const { loginId, name, role, totpSealed } = await requireInvitation(deps, invitation);
  const secret = deps.keys.open('authenticator secret', totpSealed);
  return { loginId, name, role, secret, otpauthUrl: otpauthUrl(secret, loginId) };
}

/** Returns the invited member of the staff. Throws 400 `invitationInvalid`. */
export async function requireInvitation({ db, now }: Pick<Deps, 'db' | 'now'>, invitation: string) {
  const [invited] = await db.select().from(staff).where(isInvited(invitation, now()));
  if (!invited) throw new ApiError('400', staffMessages.invitationInvalid);
  return invited;
}

/** Condition: the invitation is of this member of the staff, and can still be used. */
export const isInvited = (invitation: string, at: Date) =>
  and(eq(staff.invitationHash, sha256(invitation)), gt(staff.invitationExpiresAt, at), isNull(staff.disabledAt));
