import { Refused } from '#contract/refused.ts';
import type { Deps } from '../../deps.ts';
import { beginAttempt, forgetAttempts, type Counted } from './lock.ts';

type Attempt = {
  readonly counted: Counted;
  /** What the password is compared with; nothing for an id that nobody has, which takes the same work. */
  readonly passwordHash: string | undefined;
  readonly typed: string;
  /** What a wrong password is told. */
  readonly refusal: string;
  /** Called for a wrong password, before it is refused. */
  readonly onWrong?: () => Promise<void>;
};

/**
 * Checks a password as one attempt; the right one starts the count anew. Refused 400 with `refusal`; the fifth wrong password and all within
 * 30 minutes of it 423 with `retryAfter` in seconds (spec 001 §2); 503 while too many passwords are checked, which is no attempt.
 */
export async function attemptPassword(deps: Deps, { counted, passwordHash, typed, refusal, onWrong }: Attempt): Promise<void> {
  const { isRight, locking } = await deps.hashingQueue.run(async () => {
    const begun = await beginAttempt(deps, counted);
    return { locking: begun, isRight: await deps.passwords.verify(passwordHash, typed) };
  });
  if (isRight) return forgetAttempts(deps, counted);
  await onWrong?.();
  throw locking ?? new Refused('400', refusal);
}
