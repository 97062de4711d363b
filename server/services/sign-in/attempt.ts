import { ApiError } from '#contract/http/api-error.ts';
import type { Deps } from '../../deps.ts';
import { beginAttempt, type LockKey, resetAttempts } from './lock.ts';

type Attempt = {
  readonly lockKey: LockKey;
  /** Hash to compare with; undefined for an unknown id, which takes the same work. */
  readonly passwordHash: string | undefined;
  readonly typed: string;
  /** Message for a wrong password. */
  readonly refusal: string;
  /** Called when the attempt gets its turn, before it is counted; throws to reject it. */
  readonly onTurn?: () => Promise<void>;
  /** Called for a wrong password, in the same turn. */
  readonly onWrong?: () => Promise<void>;
};

/**
 * Checks a password as one attempt; the correct one resets the count. Throws 400 with `refusal`; for the fifth wrong
 * password, and for every attempt within 30 minutes of it, 423 with `retryAfter` in seconds (spec 001 §2); 503 while
 * too many passwords are being checked, which does not count as an attempt.
 */
export async function attemptPassword(
  deps: Deps,
  { lockKey, passwordHash, typed, refusal, onTurn, onWrong }: Attempt,
): Promise<void> {
  const { isCorrect, lockError } = await deps.hashingQueue.run(async () => {
    await onTurn?.();
    const attemptError = await beginAttempt(deps, lockKey);
    const matches = await deps.passwords.verify(passwordHash, typed);
    if (!matches) await onWrong?.();
    return { isCorrect: matches, lockError: attemptError };
  });
  if (!isCorrect) throw lockError ?? new ApiError('400', refusal);
  await resetAttempts(deps, lockKey);
}
