import { and, eq } from 'drizzle-orm';
import type { Passkey } from '#contract/account/passkey.ts';
import { passkeyListMessages } from '#contract/account/passkey-list-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { staffPasskey } from '../../db/staff-schema.ts';
import type { Deps } from '../../deps.ts';
import { asPasskey } from '../passkey/list.ts';
import { recordAudit } from '../staff/audit.ts';
import { lockStaffSession, type StaffSession } from '../staff/session.ts';

/** Returns the passkeys of a member of the staff, oldest first. */
export async function listPasskeys({ db }: Pick<Deps, 'db'>, { id }: StaffSession): Promise<Passkey[]> {
  const rows = await db.select().from(staffPasskey).where(eq(staffPasskey.staffId, id)).orderBy(staffPasskey.id);
  return rows.map(asPasskey);
}

const own = (session: StaffSession, id: number) => and(eq(staffPasskey.id, id), eq(staffPasskey.staffId, session.id));

/** Renames one of the passkeys of the session's owner. Throws 400 `gone`, 401 `sessionEnded`. */
export async function renamePasskey(
  deps: Deps,
  session: StaffSession,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<Passkey> {
  return deps.db.transaction(async (tx) => {
    await lockStaffSession({ db: tx }, session);
    const [renamed] = await tx.update(staffPasskey).set({ name }).where(own(session, id)).returning();
    if (!renamed) throw new ApiError('400', passkeyListMessages.gone);
    await recordAudit(
      { ...deps, db: tx },
      { by: session, action: 'PASSKEY_RENAMED', subject: session.loginId, detail: name },
    );
    return asPasskey(renamed);
  });
}

/** Removes one of the passkeys of the session's owner, if it still exists. Throws 401 `sessionEnded`. */
export async function removePasskey(deps: Deps, session: StaffSession, id: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockStaffSession({ db: tx }, session);
    const [removed] = await tx.delete(staffPasskey).where(own(session, id)).returning();
    if (!removed) return;
    await recordAudit(
      { ...deps, db: tx },
      { by: session, action: 'PASSKEY_REMOVED', subject: session.loginId, detail: removed.name },
    );
  });
}

/** Removes all passkeys of a member of the staff. */
export async function forgetPasskeys({ db }: Pick<Deps, 'db'>, staffId: number): Promise<void> {
  await db.delete(staffPasskey).where(eq(staffPasskey.staffId, staffId));
}
