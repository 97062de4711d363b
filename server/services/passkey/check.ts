import { and, eq } from 'drizzle-orm';
import type { Assertion, checkPasskey as call } from '#contract/account/passkey-sign-in.ts';
import { passkeyMessages } from '#contract/account/passkey-messages.ts';
import type { ResultOf } from '#contract/http/endpoint.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { randomToken } from '../../crypto/digest.ts';
import { member, passkey } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { loginKey, storeTicket, takeChallenge, ticketKey } from './challenge.ts';
import { userHandle } from './relying-party.ts';
import { verifiedCounter } from './verify.ts';

type Row = typeof passkey.$inferSelect;

const refused = () => new ApiError('400', passkeyMessages.refused);

/**
 * Checks the answer of a passkey: signature, challenge, origin, site, user verification, owner, and that its counter has
 * not gone back, as that of a copy would. Returns the member's id, which the reservation system is asked about next, and
 * a ticket for one login within two minutes. The challenge is used up in any case. Throws 400 `expired`; 400 `refused`
 * for all else, an unknown passkey included.
 */
export async function checkPasskey(
  deps: Deps,
  { secret, assertion }: { secret: string; assertion: Assertion },
  origin: string,
): Promise<ResultOf<typeof call>> {
  const taken = await takeChallenge(deps, loginKey(secret));
  if (!taken?.challenge) throw new ApiError('400', passkeyMessages.expired);
  const [found] = await deps.db
    .select({ passkey, serviceId: member.serviceId })
    .from(passkey)
    .innerJoin(member, eq(member.id, passkey.memberId))
    .where(eq(passkey.credentialId, assertion.id));
  if (!found || assertion.response.userHandle !== userHandle(deps.keys, found.passkey.memberId)) throw refused();
  const counter = await verifiedCounter(found.passkey, assertion, taken.challenge, origin);
  const ticket = randomToken();
  await deps.db.transaction(async (tx) => {
    await moveCounter(tx, found.passkey, counter);
    await storeTicket({ ...deps, db: tx }, ticketKey(ticket), found.passkey.id);
  });
  return { ticket, serviceId: found.serviceId };
}

/** Throws if the passkey was removed, or used elsewhere, since it was read. */
async function moveCounter(db: Deps['db'], { id, counter }: Row, newCounter: number): Promise<void> {
  const [moved] = await db
    .update(passkey)
    .set({ counter: newCounter })
    .where(and(eq(passkey.id, id), eq(passkey.counter, counter)))
    .returning({ id: passkey.id });
  if (!moved) throw refused();
}
