import { eq, sql } from 'drizzle-orm';
import { loginLock as limit } from '#contract/limits.ts';
import { loginLockedMessage } from '#contract/messages.ts';
import { Refused } from '#contract/refused.ts';
import { sha256 } from '../../crypto/digest.ts';
import { loginLock } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

export type Attempt = {
  readonly idHash: string;
  /** Set when this is the last attempt before the lock: the refusal that a wrong password now gets. */
  readonly locking: Refused | undefined;
};

/**
 * Counts a failure before the password is checked, in one statement, so that parallel guesses never get more checks than
 * the limit; `forgiveAttempts` takes it back on success. Throws the 423 refusal while the id is locked (spec 001 §2).
 */
export async function beginAttempt(deps: Deps, serviceId: string): Promise<Attempt> {
  const idHash = idHashOf(serviceId);
  const at = deps.now();
  const counted = await count(deps, idHash, at);
  if (counted) return { idHash, locking: counted.lockedUntil ? lockedRefusal(at, counted.lockedUntil) : undefined };
  const [row] = await deps.db.select().from(loginLock).where(eq(loginLock.idHash, idHash));
  if (row?.lockedUntil) throw lockedRefusal(at, row.lockedUntil);
  return beginAttempt(deps, serviceId);
}

/** The right password was given: the count starts anew. */
export async function forgiveAttempts({ db }: Deps, { idHash }: Attempt): Promise<void> {
  await db.delete(loginLock).where(eq(loginLock.idHash, idHash));
}

/** The same for an id: its count and its lock are gone. */
export async function forgetAttempts({ db }: Pick<Deps, 'db'>, serviceId: string): Promise<void> {
  await db.delete(loginLock).where(eq(loginLock.idHash, idHashOf(serviceId)));
}

const idHashOf = (serviceId: string) => sha256(serviceId.toLowerCase());

/** Nothing while a lock is in force; a lock that is over starts a new count. */
async function count({ db }: Deps, idHash: string, at: Date) {
  const until = new Date(at.getTime() + limit.duration).toISOString();
  const { failures, lockedUntil } = loginLock;
  const [row] = await db
    .insert(loginLock)
    .values({ idHash, failures: 1, lockedUntil: null, touchedAt: at })
    .onConflictDoUpdate({
      target: loginLock.idHash,
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

function lockedRefusal(at: Date, until: Date): Refused {
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - at.getTime()) / 1000));
  return new Refused('423', loginLockedMessage(retryAfter), { retryAfter });
}
