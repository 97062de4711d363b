import type { BodyOf } from '#contract/http/endpoint.ts';
import type { findId as call } from '#contract/account/find.ts';
import type { Deps } from '../../deps.ts';
import { findByPersonAndType } from '../member/find.ts';
import { requireProof } from '../verification/require-proof.ts';

/**
 * Returns the verified person's id for this member type. Uses up the verification, unless it throws: 400
 * `invalidVerification`, 400 `unknownMember`.
 */
export async function findId(deps: Deps, person: BodyOf<typeof call>): Promise<{ serviceId: string }> {
  return deps.db.transaction(async (tx) => {
    await requireProof({ ...deps, db: tx }, person, { consume: true });
    const { serviceId } = await findByPersonAndType({ ...deps, db: tx }, person);
    return { serviceId };
  });
}
