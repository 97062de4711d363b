import { sql } from 'drizzle-orm';
import type { Endpoint } from '#contract/http/endpoint.ts';
import { tooManyRequestsMessage } from '#contract/shared/refusal-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { keyedHash } from '../../crypto/digest.ts';
import { rateWindow } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Env } from '../../env.ts';

type Limit = NonNullable<Endpoint['limit']>;

export const rateWindowMs = 60_000;

const settingOf = {
  credentials: 'SIGN_IN_RATE_PER_MINUTE',
  lookup: 'LOOKUP_RATE_PER_MINUTE',
} as const satisfies Record<Limit, keyof Env>;

/** Counts a call from this client address. Throws 429 above the limit in the settings, until the next minute starts. */
export async function countCall({ db, env, now, addressSalt }: Deps, limit: Limit, address: string): Promise<void> {
  const at = now().getTime();
  const startsAt = new Date(at - (at % rateWindowMs));
  const [window] = await db
    .insert(rateWindow)
    .values({ addressHash: keyedHash(addressSalt, `${limit} ${address}`), startsAt, calls: 1 })
    .onConflictDoUpdate({
      target: [rateWindow.addressHash, rateWindow.startsAt],
      set: { calls: sql`${rateWindow.calls} + 1` },
    })
    .returning({ calls: rateWindow.calls });
  if (window && window.calls <= env[settingOf[limit]]) return;
  const retryAfter = Math.ceil((startsAt.getTime() + rateWindowMs - at) / 1000);
  throw new ApiError('429', tooManyRequestsMessage(retryAfter), { retryAfter });
}
