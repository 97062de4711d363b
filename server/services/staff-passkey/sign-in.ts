import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { passkeyMessages } from '#contract/account/passkey-messages.ts';
import type { Assertion } from '#contract/account/passkey-sign-in.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { staff, staffPasskey } from '../../db/staff-schema.ts';
import type { Deps } from '../../deps.ts';
import { staffLoginKey, takeChallenge } from '../passkey/challenge.ts';
import { staffHandle } from '../passkey/relying-party.ts';
import { verifiedCounter } from '../passkey/verify.ts';
import { refuseLocked, resetAttempts } from '../sign-in/lock.ts';
import { attemptsOf, openStaffSession, recordFailure, type SignedIn, type SigningIn } from '../staff/sign-in.ts';

type Found = { readonly passkey: typeof staffPasskey.$inferSelect; readonly loginId: string };

const refused = () => new ApiError('400', passkeyMessages.refused);

/**
 * Creates a session for the answer of a passkey, whose user verification takes the place of password and code. An id
 * that wrong logins have locked is locked here too, except on a device that has logged in with it before. The challenge
 * is used up in any case. Throws 400 `expired`; 400 `refused` for all else that is wrong, an unknown passkey included;
 * 423 with `retryAfter` in seconds. Refused answers of known passkeys are in the audit log.
 */
export async function signInByPasskey(
  deps: Deps,
  { secret, assertion }: { readonly secret: string; readonly assertion: Assertion },
  { origin, replaced, ...device }: SigningIn & { readonly origin: string },
): Promise<SignedIn> {
  const taken = await takeChallenge(deps, staffLoginKey(secret));
  if (!taken?.challenge) throw new ApiError('400', passkeyMessages.expired);
  const found = await findPasskey(deps, assertion.id);
  if (!found) throw refused();
  const counter = await checkedCounter(deps, found, assertion, { challenge: taken.challenge, origin });
  const { lockKey, remember } = attemptsOf(deps, found.loginId, device);
  await refuseLocked(deps, lockKey);
  const signedIn = await deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx };
    await useOnce(inside, found, counter);
    await resetAttempts(inside, lockKey);
    return openStaffSession(
      inside,
      { id: found.passkey.staffId },
      { detail: `패스키: ${found.passkey.name}`, replaced },
    );
  });
  remember();
  return signedIn;
}

async function findPasskey({ db }: Pick<Deps, 'db'>, credentialId: string): Promise<Found | undefined> {
  const [found] = await db
    .select({ passkey: staffPasskey, loginId: staff.loginId })
    .from(staffPasskey)
    .innerJoin(staff, eq(staff.id, staffPasskey.staffId))
    .where(and(eq(staffPasskey.credentialId, credentialId), isNull(staff.disabledAt), isNotNull(staff.passwordHash)));
  return found;
}

/** Checks that the answer is that of this passkey, in the name of its owner. Returns its new counter. */
async function checkedCounter(
  deps: Deps,
  found: Found,
  assertion: Assertion,
  { challenge, origin }: { readonly challenge: string; readonly origin: string },
): Promise<number> {
  try {
    if (assertion.response.userHandle !== staffHandle(deps.keys, found.passkey.staffId)) throw refused();
    return await verifiedCounter(found.passkey, assertion, challenge, origin);
  } catch (error) {
    await recordFailure(deps, found, `패스키: ${found.passkey.name}`);
    throw error;
  }
}

/** Throws if the passkey was removed, or used elsewhere, since it was read. */
async function useOnce({ db, now }: Deps, { passkey: { id, staffId, counter } }: Found, newCounter: number) {
  // Whoever removes passkeys locks their owner first.
  await db.select({ id: staff.id }).from(staff).where(eq(staff.id, staffId)).for('update');
  const [used] = await db
    .update(staffPasskey)
    .set({ counter: newCounter, lastUsedAt: now() })
    .where(and(eq(staffPasskey.id, id), eq(staffPasskey.counter, counter)))
    .returning({ id: staffPasskey.id });
  if (!used) throw refused();
}
