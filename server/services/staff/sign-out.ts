import type { Deps } from '../../deps.ts';
import { recordAudit } from './audit.ts';
import { endStaffSession, type StaffSession } from './session.ts';

/** Ends the session. */
export async function signOutStaff(deps: Pick<Deps, 'db' | 'keys' | 'now'>, session: StaffSession): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await endStaffSession({ db: tx }, session.tokenHash);
    await recordAudit({ ...deps, db: tx }, { by: session, action: 'SIGN_OUT', subject: session.loginId, detail: '' });
  });
}
