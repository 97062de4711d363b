import { and, eq, gt, isNull } from 'drizzle-orm';
import { accountMessages } from '#contract/account-messages.ts';
import { Refused } from '#contract/refused.ts';
import type { Person, Proof } from '#contract/verification.ts';
import { person as contract } from '#contract/verification.ts';
import { sha256 } from '../../crypto/digest.ts';
import { openAs } from '../../crypto/keys.ts';
import { verification } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { personHash } from './person-hash.ts';

/**
 * The person behind `ci` and `di`: whoever was verified with these values within ten minutes, if the verification is the one of `proof` and is not used
 * up. `consume` uses it up, in one statement: of parallel uses one succeeds. Refused 400 `invalidVerification`.
 */
export async function requireProof({ db, keys, now }: Deps, sent: Proof, { consume }: { consume: boolean }): Promise<Person> {
  const live = and(eq(verification.proofHash, sha256(sent.proof)), eq(verification.personHash, personHash(keys, sent)), isNull(verification.usedAt), gt(verification.expiresAt, now()));
  const identity = verification.identitySealed;
  const [sealed] = consume
    ? await db.update(verification).set({ usedAt: now() }).where(live).returning({ identity })
    : await db.select({ identity }).from(verification).where(live);
  const read = sealed?.identity && openAs(keys, 'verified person', sealed.identity, contract);
  if (!read) throw new Refused('400', accountMessages.invalidVerification);
  return read;
}
