import { and, eq, gt } from 'drizzle-orm';
import { accountMessages } from '#contract/account/account-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import type { Keys } from '../../crypto/keys.ts';
import { member, withdrawnId } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { hasServiceId } from './find.ts';

/** Throws 400 `serviceIdTaken` if a member has the id, in any case, or withdrew with it less than 30 days ago. */
export async function requireFreeId(deps: Pick<Deps, 'db' | 'keys' | 'now'>, serviceId: string): Promise<void> {
  const isReserved = and(
    eq(withdrawnId.idHash, withdrawnIdHash(deps.keys, serviceId)),
    gt(withdrawnId.until, deps.now()),
  );
  const [taken, reserved] = [
    await deps.db.$count(member, hasServiceId(serviceId)),
    await deps.db.$count(withdrawnId, isReserved),
  ];
  if (taken + reserved > 0) throw serviceIdTaken();
}

/** Returns the keyed hash that reserves the id of a withdrawn member. */
export const withdrawnIdHash = (keys: Keys, serviceId: string) => keys.hash('withdrawn id', serviceId.toLowerCase());

export const serviceIdTaken = () => new ApiError('400', accountMessages.serviceIdTaken);
