import { and, asc, count, eq, isNull, ne } from 'drizzle-orm';
import { staffRoleNames, type StaffRole } from '#contract/staff/permissions.ts';
import { staffMessages } from '#contract/staff/staff-messages.ts';
import type { StaffMember, StaffState } from '#contract/staff/staff.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { staff } from '../../db/staff-schema.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type Actor } from './audit.ts';
import { forgetPasskeys } from '../staff-passkey/list.ts';
import { endStaffSessions } from './session.ts';

type Row = typeof staff.$inferSelect;

/** Returns all members of the staff by name, disabled ones included. */
export async function listStaff({ db }: Pick<Deps, 'db'>): Promise<StaffMember[]> {
  const rows = await db.select().from(staff).orderBy(asc(staff.name), asc(staff.id));
  return rows.map((row) => ({
    id: row.id,
    loginId: row.loginId,
    name: row.name,
    role: row.role,
    state: stateOf(row),
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
    invitationExpiresAt: row.invitationExpiresAt?.toISOString() ?? null,
  }));
}

function stateOf({ disabledAt, passwordHash }: Row): StaffState {
  if (disabledAt) return 'DISABLED';
  return passwordHash === null ? 'INVITED' : 'ACTIVE';
}

/**
 * Changes the role of a member of the staff, or disables the account, which ends all its
 * sessions and removes its passkeys. Throws 404
 * `unknownStaff`, 400 `lastAdmin` if no other administrator could log in.
 */
export async function changeStaff(
  deps: Pick<Deps, 'db' | 'keys' | 'now'>,
  id: number,
  { role, isDisabled }: { readonly role: StaffRole; readonly isDisabled: boolean },
  by: Actor,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // Locks the administrators, so that two cannot remove each other at the same time.
    await tx.select({ id: staff.id }).from(staff).where(eq(staff.role, 'ADMIN')).for('update');
    const [before] = await tx.select().from(staff).where(eq(staff.id, id));
    if (!before) throw new ApiError('404', staffMessages.unknownStaff);
    if ((role !== 'ADMIN' || isDisabled) && !(await hasOtherAdmin(tx, id)))
      throw new ApiError('400', staffMessages.lastAdmin);
    await tx
      .update(staff)
      .set({ role, disabledAt: isDisabled ? (before.disabledAt ?? deps.now()) : null })
      .where(eq(staff.id, id));
    if (isDisabled) {
      await endStaffSessions({ db: tx }, id);
      await forgetPasskeys({ db: tx }, id);
    }
    await recordAudit(
      { ...deps, db: tx },
      { by, action: 'STAFF_CHANGED', subject: before.loginId, detail: detailOf(role, isDisabled) },
    );
  });
}

async function hasOtherAdmin(tx: Deps['db'], id: number): Promise<boolean> {
  const [others] = await tx
    .select({ total: count(staff.passwordHash) })
    .from(staff)
    .where(and(eq(staff.role, 'ADMIN'), ne(staff.id, id), isNull(staff.disabledAt)));
  return (others?.total ?? 0) > 0;
}

const detailOf = (role: StaffRole, isDisabled: boolean): string =>
  isDisabled ? `${staffRoleNames[role]}, ${staffMessages.disabled}` : staffRoleNames[role];
