import { and, eq, gt } from 'drizzle-orm';
import { verificationLimits } from '#contract/account/verification.ts';
import { randomToken, sha256 } from '../../crypto/digest.ts';
import { returnedAnswer } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

/**
 * Stores an answer that a provider sent by POST, for ten minutes. Returns a handle that may appear in a URL: it is
 * useless without the secret of its verification.
 */
export async function storeAnswer({ db, now }: Deps, payload: string): Promise<string> {
  const handle = randomToken();
  await db.insert(returnedAnswer).values({
    handleHash: sha256(handle),
    payload,
    expiresAt: new Date(now().getTime() + verificationLimits.durationMs),
  });
  return handle;
}

/** Returns the stored answer and deletes it; undefined if the handle is used, expired or unknown. */
export async function redeemAnswer({ db, now }: Deps, handle: string): Promise<string | undefined> {
  const [redeemed] = await db
    .delete(returnedAnswer)
    .where(and(eq(returnedAnswer.handleHash, sha256(handle)), gt(returnedAnswer.expiresAt, now())))
    .returning({ payload: returnedAnswer.payload });
  return redeemed?.payload;
}
