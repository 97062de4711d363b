import { eq, sql } from 'drizzle-orm';
import { loginLock as limit } from '#contract/shared/limits.ts';
import { loginLockedMessage } from '#contract/shared/refusal-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { sha256 } from '../../crypto/digest.ts';
import { loginLock } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

/** Hash under which wrong passwords are counted. */
export type LockKey = string;

/** Counts everyone who tries an id, existing or not, in any case. */
export const idLockKey = (serviceId: string): LockKey => sha256(`id ${serviceId.toLowerCase()}`);
/** Counts a device that has logged in with an id before. */
export const deviceLockKey = (nonce: string): LockKey => sha256(`device ${nonce}`);
/** Counts the session of a logged-in member. */
export const sessionLockKey = (sessionId: string): LockKey => sha256(`session ${sessionId}`);

/** Deletes the count and the lock. */
export async function resetAttempts({ db }: Pick<Deps, 'db'>, lockKey: LockKey): Promise<void> {
  await db.delete(loginLock).where(eq(loginLock.keyHash, lockKey));
}

/** Throws 423 during the lock; counts nothing. */
export async function refuseLocked({ db, now }: Pick<Deps, 'db' | 'now'>, lockKey: LockKey): Promise<void> {
  const at = now();
  const [row] = await db.select().from(loginLock).where(eq(loginLock.keyHash, lockKey));
  if (row?.lockedUntil && row.lockedUntil > at) throw lockedRefusal(at, row.lockedUntil);
}

/**
 * Counts a failure before the password is checked, in one statement, so that concurrent guesses never get more checks
 * than the limit. Returns the error for a wrong password if this is the last attempt before the lock. Throws 423 during
 * the lock.
 */
export async function beginAttempt(deps: Pick<Deps, 'db' | 'now'>, lockKey: LockKey): Promise<ApiError | undefined> {
  const at = deps.now();
  const counted = await count(deps, lockKey, at);
  if (counted) return counted.lockedUntil ? lockedRefusal(at, counted.lockedUntil) : undefined;
  const [row] = await deps.db.select().from(loginLock).where(eq(loginLock.keyHash, lockKey));
  if (row?.lockedUntil) throw lockedRefusal(at, row.lockedUntil);
  return beginAttempt(deps, lockKey);
}

/** Returns undefined while a lock is in force; an expired lock starts a new count. */
async function count({ db }: Pick<Deps, 'db'>, lockKey: LockKey, at: Date) {
  const until = new Date(at.getTime() + limit.durationMs).toISOString();
  const { failures, lockedUntil } = loginLock;
  const [row] = await db
    .insert(loginLock)
    .values({ keyHash: lockKey, failures: 1, lockedUntil: null, touchedAt: at })
    .onConflictDoUpdate({
      target: loginLock.keyHash,
      set: {
        failures: sql`case when ${lockedUntil} is null then ${failures} + 1 else 1 end`,
        lockedUntil: sql`case when ${lockedUntil} is null and ${failures} + 1 >= ${limit.failures} then ${until}::timestamptz end`,
        touchedAt: at,
      },
      setWhere: sql`${lockedUntil} is null or ${lockedUntil} <= ${at.toISOString()}::timestamptz`,
    })
    .returning({ lockedUntil });
  return row;
}

function lockedRefusal(at: Date, until: Date): ApiError {
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - at.getTime()) / 1000));
  return new ApiError('423', loginLockedMessage(retryAfter), { retryAfter });
}
