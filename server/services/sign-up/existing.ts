import type { BodyOf, ResultOf } from '#contract/http/endpoint.ts';
import type { memberByDi as call } from '#contract/account/find.ts';
import { ApiError } from '#contract/http/api-error.ts';
import type { Deps } from '../../deps.ts';
import { findByPerson } from '../member/find.ts';
import { requireProof } from '../verification/require-proof.ts';
import { requireNationality } from './nationality.ts';

/**
 * Returns the id of the account that prevents the verified person from signing up, whatever its member type. The
 * verification stays usable. Throws 400 `invalidVerification`; without such an account 400 `unknownMember`, or
 * `foreignersOnly` or `koreansOnly` if the person cannot join as this type.
 */
export async function findExisting(deps: Deps, sent: BodyOf<typeof call>): Promise<ResultOf<typeof call>> {
  const person = await requireProof(deps, sent, { consume: false });
  const { serviceId } = await findByPerson(deps, sent).catch((error: unknown) => {
    if (error instanceof ApiError) requireNationality(person, sent.userType);
    throw error;
  });
  return { serviceId };
}
