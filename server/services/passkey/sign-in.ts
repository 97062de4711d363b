import { eq } from 'drizzle-orm';
import type { signIn as call } from '#contract/account/member.ts';
import { passkeyMessages } from '#contract/account/passkey-messages.ts';
import type { ResultOf } from '#contract/http/endpoint.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { member, passkey } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { knownDevice, newDevice } from '../sign-in/known-device.ts';
import { deviceLockKey, idLockKey, refuseLocked, resetAttempts } from '../sign-in/lock.ts';
import { openSession } from '../sign-in/open-session.ts';
import type { SigningIn } from '../sign-in/sign-in.ts';
import { takeChallenge, ticketKey } from './challenge.ts';

/**
 * Creates a session for the ticket of a checked passkey, exactly as for a right password: an id locked by wrong
 * passwords is locked here too, except on a device that has logged in with it before. The ticket is used up in any case.
 * Throws 400 `expired`; 400 `refused` if the passkey was removed since; 400 `closedAccount`; 423 with `retryAfter` in
 * seconds.
 */
export async function signInByPasskey(
  deps: Deps,
  ticket: string,
  { client, ...device }: SigningIn,
): Promise<ResultOf<typeof call>> {
  // On its own: removing a passkey locks its member first, and its tickets last.
  const taken = await takeChallenge(deps, ticketKey(ticket));
  const found = taken?.passkeyId && (await ownerOf(deps, taken.passkeyId));
  if (!found) throw new ApiError('400', passkeyMessages.expired);
  const nonce = knownDevice(deps, found.serviceId, device.cookie);
  const lockKey = nonce === undefined ? idLockKey(found.serviceId) : deviceLockKey(nonce);
  await refuseLocked(deps, lockKey);
  const opened = await deps.db.transaction(async (tx) => {
    const session = await openSession({ ...deps, db: tx }, client, {
      owner: eq(member.id, found.memberId),
      refusal: passkeyMessages.refused,
      isKnownDevice: nonce !== undefined,
    });
    await markUsed({ ...deps, db: tx }, found.passkeyId);
    await resetAttempts({ db: tx }, lockKey);
    return session;
  });
  if (nonce === undefined) device.setCookie?.(newDevice(deps, found.serviceId));
  return opened;
}

async function ownerOf({ db }: Pick<Deps, 'db'>, passkeyId: number) {
  const [owner] = await db
    .select({ passkeyId: passkey.id, memberId: member.id, serviceId: member.serviceId })
    .from(passkey)
    .innerJoin(member, eq(member.id, passkey.memberId))
    .where(eq(passkey.id, passkeyId));
  return owner;
}

/** Throws if the passkey was removed before the transaction locked its member. */
async function markUsed({ db, now }: Deps, passkeyId: number): Promise<void> {
  const [used] = await db
    .update(passkey)
    .set({ lastUsedAt: now() })
    .where(eq(passkey.id, passkeyId))
    .returning({ id: passkey.id });
  if (!used) throw new ApiError('400', passkeyMessages.refused);
}
