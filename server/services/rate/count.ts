import { sql } from 'drizzle-orm';
import { tooManyRequestsMessage } from '#contract/messages.ts';
import { Refused } from '#contract/refused.ts';
import { keyedHash } from '../../crypto/digest.ts';
import { rateWindow } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

export const rateWindowLength = 60_000;

/** Counts a credential call of this client address. Refused 429 beyond `SIGN_IN_RATE_PER_MINUTE`, until the next minute begins. */
export async function countCall({ db, env, now, addressSalt }: Deps, address: string): Promise<void> {
  const at = now().getTime();
  const startsAt = new Date(at - (at % rateWindowLength));
  const [window] = await db
    .insert(rateWindow)
    .values({ addressHash: keyedHash(addressSalt, address), startsAt, calls: 1 })
    .onConflictDoUpdate({
      target: [rateWindow.addressHash, rateWindow.startsAt],
      set: { calls: sql`${rateWindow.calls} + 1` },
    })
    .returning({ calls: rateWindow.calls });
  if (window && window.calls <= env.SIGN_IN_RATE_PER_MINUTE) return;
  const retryAfter = Math.ceil((startsAt.getTime() + rateWindowLength - at) / 1000);
  throw new Refused('429', tooManyRequestsMessage(retryAfter), { retryAfter });
}
