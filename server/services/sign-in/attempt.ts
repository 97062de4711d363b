import { eq, sql } from 'drizzle-orm';
import { loginLock as limit } from '#contract/limits.ts';
import { loginLockedMessage } from '#contract/refusal-messages.ts';
import { Refused } from '#contract/refused.ts';
import { sha256 } from '../../crypto/digest.ts';
import { loginLock } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

type Attempt = {
  readonly serviceId: string;
  /** What the password is compared with; nothing for an id that nobody has, which takes the same work. */
  readonly passwordHash: string | undefined;
  readonly typed: string;
  /** What a wrong password is told. */
  readonly refusal: string;
};

/**
 * Checks a password as one attempt on the id; the right one starts the count anew. Refused 400 with `refusal`; the fifth
 * wrong password and all within 30 minutes of it 423 with `retryAfter` in seconds (spec 001 §2).
 */
export async function attemptPassword(deps: Deps, { serviceId, passwordHash, typed, refusal }: Attempt): Promise<void> {
  const locking = await beginAttempt(deps, idHashOf(serviceId));
  if (!(await deps.passwords.verify(passwordHash, typed))) throw locking ?? new Refused('400', refusal);
  await forgetAttempts(deps, serviceId);
}

/** The id's count and lock are gone. */
export async function forgetAttempts({ db }: Pick<Deps, 'db'>, serviceId: string): Promise<void> {
  await db.delete(loginLock).where(eq(loginLock.idHash, idHashOf(serviceId)));
}

/**
 * Counts a failure before the password is checked, in one statement, so that parallel guesses never get more checks than
 * the limit. Answers the refusal that a wrong password now gets when this is the last attempt before the lock; throws it
 * while the id is locked.
 */
async function beginAttempt(deps: Deps, idHash: string): Promise<Refused | undefined> {
  const at = deps.now();
  const counted = await count(deps, idHash, at);
  if (counted) return counted.lockedUntil ? lockedRefusal(at, counted.lockedUntil) : undefined;
  const [row] = await deps.db.select().from(loginLock).where(eq(loginLock.idHash, idHash));
  if (row?.lockedUntil) throw lockedRefusal(at, row.lockedUntil);
  return beginAttempt(deps, idHash);
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
