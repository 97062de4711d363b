import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { accountMessages } from '#contract/account-messages.ts';
import { Refused } from '#contract/refused.ts';
import type { Identity, Proof } from '#contract/verification.ts';
import { identity as contract } from '#contract/verification.ts';
import { openAs } from '../../crypto/keys.ts';
import { verification } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { personHash } from './person-hash.ts';

/**
 * Who stands behind `ci` and `di`: the latest verification with these values, if it succeeded within ten minutes and is
 * not used up. `consume` uses it up, in one statement: of parallel uses one succeeds. Refused 400 `invalidVerification`.
 */
export async function requireProof(deps: Deps, proof: Proof, { consume }: { consume: boolean }): Promise<Identity> {
  const { db, keys, now } = deps;
  const [sealed] = consume
    ? await db.update(verification).set({ usedAt: now() }).where(and(isUnused, eq(verification.requestNumber, latest(deps, proof)))).returning({ identity })
    : await db.select({ identity }).from(verification).where(eq(verification.requestNumber, latest(deps, proof)));
  const read = sealed?.identity && openAs(keys, 'verified person', sealed.identity, contract);
  if (!read) throw new Refused('400', accountMessages.invalidVerification);
  return read;
}

const identity = verification.identitySealed;
const isUnused = isNull(verification.usedAt);

const latest = ({ db, keys, now }: Deps, proof: Proof) =>
  db
    .select({ requestNumber: verification.requestNumber })
    .from(verification)
    .where(and(eq(verification.personHash, personHash(keys, proof)), isNotNull(verification.succeededAt), isUnused, gt(verification.expiresAt, now())))
    .orderBy(desc(verification.succeededAt), desc(verification.requestNumber))
    .limit(1);
