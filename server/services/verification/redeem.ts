import { and, eq, isNull } from 'drizzle-orm';
import { accountMessages } from '#contract/account/account-messages.ts';
import { identityProviderMessages } from '#contract/account/identity-provider-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import type { AuthType, Identity, Person } from '#contract/account/verification.ts';
import { verificationLimits } from '#contract/account/verification.ts';
import { randomToken, sha256 } from '../../crypto/digest.ts';
import { openAs } from '../../crypto/keys.ts';
import { verification } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { outcome } from './outcome.ts';
import { personHash } from './person-hash.ts';

type Redeemed = {
  readonly authType: AuthType;
  readonly requestNumber: string;
  readonly secret: string;
  readonly handle: string | undefined;
  readonly browser: string | undefined;
};

/**
 * Redeems an answer of the provider: stores the identity for ten minutes from now, and returns it with a one-time proof.
 * Nothing is used up unless number, secret, handle and browser belong together. Throws 400: with the reason if the
 * provider reports a failure; `ended` for an expired request; `invalidVerification` otherwise.
 */
export async function redeemAnswer(
  deps: Deps,
  { authType, requestNumber, secret, handle = '', browser = '' }: Redeemed,
): Promise<Identity> {
  const request = and(
    eq(verification.requestNumber, requestNumber),
    eq(verification.secretHash, sha256(secret)),
    eq(verification.browserHash, sha256(browser)),
    eq(verification.provider, authType),
    isNull(verification.succeededAt),
  );
  const [row] = await deps.db.select().from(verification).where(request);
  if (!row) throw invalid();
  if (row.expiresAt <= deps.now()) throw new ApiError('400', identityProviderMessages.ended);
  if (row.boundAt === null || row.answerSealed === null || row.handleHash !== sha256(handle)) throw invalid();
  const answered = openAs(deps.keys, 'provider answer', row.answerSealed, outcome);
  if (answered?.kind === 'failed') {
    await deps.db.delete(verification).where(request);
    throw new ApiError('400', answered.message);
  }
  const proof = randomToken();
  if (!answered || !(await record(deps, request, answered.person, proof))) throw invalid();
  return { ...answered.person, proof };
}

/** One statement, so that a request succeeds once, however often its answer is redeemed. */
async function record(
  { db, now, keys }: Deps,
  request: ReturnType<typeof and>,
  person: Person,
  proof: string,
): Promise<boolean> {
  const at = now();
  const succeeded = await db
    .update(verification)
    .set({
      succeededAt: at,
      expiresAt: new Date(at.getTime() + verificationLimits.durationMs),
      answerSealed: null,
      handleHash: null,
      proofHash: sha256(proof),
      personHash: personHash(keys, person),
      identitySealed: keys.seal('verified person', JSON.stringify(person)),
    })
    .where(request)
    .returning({ requestNumber: verification.requestNumber });
  return succeeded.length === 1;
}

const invalid = () => new ApiError('400', accountMessages.invalidVerification);
