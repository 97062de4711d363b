import { and, eq, gt, isNull } from 'drizzle-orm';
import { accountMessages } from '#contract/account-messages.ts';
import { Refused } from '#contract/refused.ts';
import type { AuthType, Identity } from '#contract/verification.ts';
import { identity as contract, verificationLimits } from '#contract/verification.ts';
import { verification } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { ProviderAnswer } from './codec.ts';
import { successCode } from './codec.ts';
import { personHash } from './person-hash.ts';

type Returned = { readonly requestNumber: string; readonly payload: string };

/**
 * Records who the provider says the person is, for ten minutes from now. Refused 400: a provider's failure as
 * `verificationFailed`; an altered answer, one to another request, and a request that is over as `invalidVerification`.
 */
export async function completeVerification(deps: Deps, authType: AuthType, { requestNumber, payload }: Returned): Promise<Identity> {
  const answer = deps.codec.decode(payload);
  if (answer?.requestno !== requestNumber || answer.authtype !== authType) throw invalid();
  if (answer.resultcode !== successCode) throw new Refused('400', accountMessages.verificationFailed);
  const identity = identityOf(answer);
  if (!(await record(deps, identity))) throw invalid();
  return identity;
}

/** One statement, so that a request succeeds once however often its answer arrives. */
async function record({ db, now, keys }: Deps, identity: Identity): Promise<boolean> {
  const at = now();
  const succeeded = await db
    .update(verification)
    .set({
      succeededAt: at,
      expiresAt: new Date(at.getTime() + verificationLimits.duration),
      personHash: personHash(keys, identity),
      identitySealed: keys.seal('verified person', JSON.stringify(identity)),
    })
    .where(
      and(
        eq(verification.requestNumber, identity.requestNumber),
        eq(verification.provider, identity.authType),
        isNull(verification.succeededAt),
        gt(verification.expiresAt, at),
      ),
    )
    .returning({ requestNumber: verification.requestNumber });
  return succeeded.length === 1;
}

function identityOf({ requestno, authtype, person }: ProviderAnswer): Identity {
  const mobileno = authtype === 'NICE' ? person?.mobileno : null;
  const read = contract.safeParse({ ...person, requestNumber: requestno, authType: authtype, mobileno });
  if (!read.success) throw invalid();
  return read.data;
}

const invalid = () => new Refused('400', accountMessages.invalidVerification);
