import { and, eq, gt, isNull } from 'drizzle-orm';
import { accountMessages } from '#contract/account/account-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import type { AuthType, Identity, Person, ProviderReturn } from '#contract/account/verification.ts';
import { person as contract, verificationLimits } from '#contract/account/verification.ts';
import { randomToken, sha256 } from '../../crypto/digest.ts';
import { type ProviderAnswer, successCode } from '../../crypto/verification-codec.ts';
import { verification } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { personHash } from './person-hash.ts';
import { redeemAnswer } from './returned-answer.ts';

type Redeemed = ProviderReturn & { readonly requestNumber: string; readonly secret: string };

/**
 * Stores the identity that the provider reports, for ten minutes from now, and returns it with a one-time proof. Throws
 * 400 `verificationFailed` if the provider reports a failure; 400 `invalidVerification` for an altered answer, one to
 * another request, a secret that is not the request's, and an expired request.
 */
export async function completeVerification(
  deps: Deps,
  authType: AuthType,
  { requestNumber, secret, ...returned }: Redeemed,
): Promise<Identity> {
  const request = and(
    eq(verification.requestNumber, requestNumber),
    eq(verification.secretHash, sha256(secret)),
    eq(verification.provider, authType),
    isNull(verification.succeededAt),
    gt(verification.expiresAt, deps.now()),
  );
  if ((await deps.db.$count(verification, request)) === 0) throw invalid();
  const answer = deps.codec.decode(await payloadOf(deps, returned));
  if (answer?.requestno !== requestNumber || answer.authtype !== authType) throw invalid();
  if (answer.resultcode !== successCode) throw new ApiError('400', accountMessages.verificationFailed);
  const person = personOf(answer);
  const proof = randomToken();
  if (!(await record(deps, request, person, proof))) throw invalid();
  return { ...person, proof };
}

/** A provider sends its answer in either field, or by POST. */
async function payloadOf(deps: Deps, { enc_data, EncodeData, handle }: ProviderReturn): Promise<string> {
  return enc_data ?? EncodeData ?? (handle === undefined ? undefined : await redeemAnswer(deps, handle)) ?? '';
}

/** One statement, so that a request succeeds once, however often its answer arrives. */
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
      proofHash: sha256(proof),
      personHash: personHash(keys, person),
      identitySealed: keys.seal('verified person', JSON.stringify(person)),
    })
    .where(request)
    .returning({ requestNumber: verification.requestNumber });
  return succeeded.length === 1;
}

function personOf({ requestno, authtype, person }: ProviderAnswer): Person {
  const mobileno = authtype === 'NICE' ? person?.mobileno : null;
  const parsed = contract.safeParse({ ...person, requestNumber: requestno, authType: authtype, mobileno });
  if (!parsed.success) throw invalid();
  return parsed.data;
}

const invalid = () => new ApiError('400', accountMessages.invalidVerification);
