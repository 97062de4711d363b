import { Refused } from '#contract/refused.ts';
import type { Deps } from '../../deps.ts';
import { beginAttempt, forgetAttempts, type LockKey } from './lock.ts';

type Attempt = {
  readonly lockKey: LockKey;
  /** What the password is compared with; nothing for an id that nobody has, which takes the same work. */
  readonly passwordHash: string | undefined;
  readonly typed: string;
  /** What a wrong password is told. */
  readonly refusal: string;
  /** Called in the turn of this attempt, before it is counted; refuses it by throwing. */
  readonly onTurn?: () => Promise<void>;
  /** Called for a wrong password, in the same turn. */
  readonly onWrong?: () => Promise<void>;
};

/**
 * Checks a password as one attempt; the right one starts the count anew. Refused 400 with `refusal`; the fifth wrong password and all within
 * 30 minutes of it 423 with `retryAfter` in seconds (spec 001 §2); 503 while too many passwords are checked, which is no attempt.
 */
export async function attemptPassword(deps: Deps, { lockKey, passwordHash, typed, refusal, onTurn, onWrong }: Attempt): Promise<void> {
  const { isRight, locking } = await deps.hashingQueue.run(async () => {
    await onTurn?.();
    const begun = await beginAttempt(deps, lockKey);
    const matches = await deps.passwords.verify(passwordHash, typed);
    if (!matches) await onWrong?.();
    return { locking: begun, isRight: matches };
  });
  if (!isRight) throw locking ?? new Refused('400', refusal);
  await forgetAttempts(deps, lockKey);
}
