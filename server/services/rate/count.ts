import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
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

/** Addresses above their limit with the start of that minute: their further calls cost no query. */
const exceededOf = new WeakMap<Deps, LRUCache<string, number>>();
const maxExceeded = 10_000;

/** Counts a call from this client address. Throws 429 above the limit in the settings, until the next minute starts. */
export async function countCall(deps: Deps, limit: Limit, address: string): Promise<void> {
  const { db, env, now, addressSalt } = deps;
  const exceeded = exceededOf.get(deps) ?? new LRUCache({ max: maxExceeded });
  exceededOf.set(deps, exceeded);
  const at = now().getTime();
  const startsAt = new Date(at - (at % rateWindowMs));
  const addressHash = keyedHash(addressSalt, `${limit} ${address}`);
  if (exceeded.get(addressHash) === startsAt.getTime()) throw tooManyCalls(startsAt, at);
  const [window] = await db
    .insert(rateWindow)
    .values({ addressHash, startsAt, calls: 1 })
    .onConflictDoUpdate({
      target: [rateWindow.addressHash, rateWindow.startsAt],
      set: { calls: sql`${rateWindow.calls} + 1` },
    })
    .returning({ calls: rateWindow.calls });
  if (window && window.calls <= env[settingOf[limit]]) return;
  exceeded.set(addressHash, startsAt.getTime());
  throw tooManyCalls(startsAt, at);
}

function tooManyCalls(startsAt: Date, at: number): ApiError {
  const retryAfter = Math.ceil((startsAt.getTime() + rateWindowMs - at) / 1000);
  return new ApiError('429', tooManyRequestsMessage(retryAfter), { retryAfter });
}
