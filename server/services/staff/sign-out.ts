import { eq } from 'drizzle-orm';
import { staffSession } from '../../db/staff-schema.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from './audit.ts';
import type { StaffSession } from './session.ts';

/** Ends the session. */
export async function signOutStaff(deps: Pick<Deps, 'db' | 'keys' | 'now'>, session: StaffSession): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.delete(staffSession).where(eq(staffSession.tokenHash, session.tokenHash));
    await recordAudit({ ...deps, db: tx }, { by: session, action: 'SIGN_OUT', subject: session.loginId, detail: '' });
  });
}
