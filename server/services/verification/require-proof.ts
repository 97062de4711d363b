import { and, eq, gt, isNull } from 'drizzle-orm';
import { accountMessages } from '#contract/account/account-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import type { Person, Proof } from '#contract/account/verification.ts';
import { person as contract } from '#contract/account/verification.ts';
import { sha256 } from '../../crypto/digest.ts';
import { openAs } from '../../crypto/keys.ts';
import { verification } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { personHash } from './person-hash.ts';

/**
 * Returns the person who was verified with `ci` and `di` within ten minutes, if `proof` belongs to that verification
 * and it is not used up. `consume` uses it up in one statement, so that one of concurrent calls succeeds. Throws 400
 * `invalidVerification`.
 */
export async function requireProof(
  { db, keys, now }: Deps,
  sent: Proof,
  { consume }: { consume: boolean },
): Promise<Person> {
  const live = and(
    eq(verification.proofHash, sha256(sent.proof)),
    eq(verification.personHash, personHash(keys, sent)),
    isNull(verification.usedAt),
    gt(verification.expiresAt, now()),
  );
  const identity = verification.identitySealed;
  const [sealed] = consume
    ? await db.update(verification).set({ usedAt: now() }).where(live).returning({ identity })
    : await db.select({ identity }).from(verification).where(live);
  const identified = sealed?.identity && openAs(keys, 'verified person', sealed.identity, contract);
  if (!identified) throw new ApiError('400', accountMessages.invalidVerification);
  return identified;
}
