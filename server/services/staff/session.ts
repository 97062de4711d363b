import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { SignedInStaff } from '#contract/staff/staff.ts';
import { staffLimits } from '#contract/staff/staff.ts';
import { staffMessages } from '#contract/staff/staff-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { randomToken, sha256 } from '../../crypto/digest.ts';
import { staff, staffSession } from '../../db/staff-schema.ts';
import type { Deps } from '../../deps.ts';

/** A live session, and the member of the staff who has it. */
export type StaffSession = SignedInStaff & { readonly tokenHash: string; readonly createdAt: Date };

const lastSeenIntervalMs = 60_000;

const bounds = (at: Date) => ({
  idleSince: new Date(at.getTime() - staffLimits.idleMs),
  createdSince: new Date(at.getTime() - staffLimits.absoluteMs),
});

/** Creates a session. Returns its token, of which only the hash is stored. */
export async function createStaffSession({ db, now }: Pick<Deps, 'db' | 'now'>, staffId: number): Promise<string> {
  const token = randomToken();
  await db.insert(staffSession).values({ tokenHash: sha256(token), staffId, createdAt: now(), lastSeenAt: now() });
  return token;
}

/**
 * Returns the live session of a token, and extends its idle timeout, at most once a minute. The role is the current
 * one; a disabled member of the staff has no session.
 */
export async function findStaffSession(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string,
): Promise<StaffSession | undefined> {
  const tokenHash = sha256(token);
  const { idleSince, createdSince } = bounds(now());
  const [found] = await db
    .select({
      id: staff.id,
      loginId: staff.loginId,
      name: staff.name,
      role: staff.role,
      createdAt: staffSession.createdAt,
      lastSeenAt: staffSession.lastSeenAt,
    })
    .from(staffSession)
    .innerJoin(staff, eq(staff.id, staffSession.staffId))
    .where(
      and(
        eq(staffSession.tokenHash, tokenHash),
        gt(staffSession.lastSeenAt, idleSince),
        gt(staffSession.createdAt, createdSince),
        isNull(staff.disabledAt),
      ),
    );
  if (!found) return undefined;
  const { lastSeenAt, ...signedIn } = found;
  if (now().getTime() - lastSeenAt.getTime() >= lastSeenIntervalMs)
    await db.update(staffSession).set({ lastSeenAt: now() }).where(eq(staffSession.tokenHash, tokenHash));
  return { ...signedIn, tokenHash };
}

/** Ends one session. */
export async function endStaffSession({ db }: Pick<Deps, 'db'>, tokenHash: string): Promise<void> {
  await db.delete(staffSession).where(eq(staffSession.tokenHash, tokenHash));
}

/** Locks the account of a session. Throws 401 `sessionEnded` if the session has ended. */
export async function lockStaffSession({ db }: Pick<Deps, 'db'>, { id, tokenHash }: StaffSession): Promise<void> {
  await db.select({ id: staff.id }).from(staff).where(eq(staff.id, id)).for('update');
  if ((await db.$count(staffSession, eq(staffSession.tokenHash, tokenHash))) === 0)
    throw new ApiError('401', staffMessages.sessionEnded);
}

/** Ends all sessions of a member of the staff. */
export async function endStaffSessions({ db }: Pick<Deps, 'db'>, staffId: number): Promise<void> {
  await db.delete(staffSession).where(eq(staffSession.staffId, staffId));
}

/** Deletes the sessions that are over. */
export async function purgeStaffSessions({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const { idleSince, createdSince } = bounds(now());
  await db
    .delete(staffSession)
    .where(or(lte(staffSession.lastSeenAt, idleSince), lte(staffSession.createdAt, createdSince)));
}
