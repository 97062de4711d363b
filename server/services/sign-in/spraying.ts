import { and, desc, eq, gt } from 'drizzle-orm';
import { tooManyRequestsMessage } from '#contract/shared/refusal-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { failedPassword } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { LockKey } from './lock.ts';

/** For how many ids one wrong password may be tried within `durationMs`, from any address. */
export const sprayLimit = { ids: 20, durationMs: 60 * 60_000 } as const;

const fingerprintLength = 4;

/**
 * Throws 429 with `retryAfter` in seconds for a password that was wrong for many ids within the hour, from any address.
 */
export async function refuseSprayed({ db, keys, now }: Deps, password: string): Promise<void> {
  const at = now().getTime();
  const isRecent = and(
    eq(failedPassword.fingerprint, fingerprintOf(keys, password)),
    gt(failedPassword.at, new Date(at - sprayLimit.durationMs)),
  );
  const [last] = await db
    .select({ at: failedPassword.at })
    .from(failedPassword)
    .where(isRecent)
    .orderBy(desc(failedPassword.at))
    .offset(sprayLimit.ids - 1)
    .limit(1);
  if (!last) return;
  const retryAfter = Math.ceil((last.at.getTime() + sprayLimit.durationMs - at) / 1000);
  throw new ApiError('429', tooManyRequestsMessage(retryAfter), { retryAfter });
}

/** Records that the password was wrong for an id. */
export async function countFailedPassword({ db, keys, now }: Deps, password: string, idHash: LockKey): Promise<void> {
  const at = now();
  await db
    .insert(failedPassword)
    .values({ fingerprint: fingerprintOf(keys, password), idHash, at })
    .onConflictDoUpdate({ target: [failedPassword.fingerprint, failedPassword.idHash], set: { at } });
}

/** 24 bits: enough to distinguish the passwords of an hour, too few to recover the one that was typed. */
const fingerprintOf = (keys: Deps['keys'], password: string) =>
  keys.hash('failed password', password).slice(0, fingerprintLength);
