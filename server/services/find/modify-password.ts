import { eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/http/endpoint.ts';
import type { modifyPassword as call } from '#contract/account/find.ts';
import { accountMessages } from '#contract/account/account-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { contactChange, member, passkey, session } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { recordAccess, type Client } from '../access/record.ts';
import { resetMail } from '../mail/member-mails.ts';
import { queueMail } from '../mail/queue.ts';
import { findByPerson } from '../member/find.ts';
import { requireUnguessableInTurn } from '../password/require-unguessable.ts';
import { knownDevice } from '../sign-in/known-device.ts';
import { deviceLockKey, idLockKey, resetAttempts } from '../sign-in/lock.ts';
import { requireProof } from '../verification/require-proof.ts';

type Reset = BodyOf<typeof call>;

/**
 * Sets a new password for the verified member, ends all sessions, removes all passkeys, drops an unproved email address
 * and number, lifts the login lock of the id and of the device,
 * reactivates a dormant account and queues a notification mail, all in one transaction. Throws 400
 * `invalidVerification`, also if the id named first is not this person's; 400 `guessablePassword`, which leaves the
 * verification usable (spec 001 §2).
 */
export async function modifyPassword(deps: Deps, reset: Reset, client: Client, device?: string): Promise<void> {
  const { name, birthdate, mobileno } = await requireProof(deps, reset, { consume: false });
  await requireUnguessableInTurn(deps, reset.password, {
    serviceId: reset.serviceId,
    name,
    birthday: birthdate,
    ...(mobileno && { mobile: mobileno }),
  });
  await verifiedMember(deps, reset);
  const passwordHash = await deps.hashingQueue.run(() => deps.passwords.hash(reset.password));
  await deps.db.transaction(async (tx) => {
    await requireProof({ ...deps, db: tx }, reset, { consume: true });
    const found = await verifiedMember({ ...deps, db: tx }, reset);
    const { id, serviceId } = found;
    await tx.update(member).set({ passwordHash, dormant: false, dormancyNoticedAt: null }).where(eq(member.id, id));
    await tx.delete(session).where(eq(session.memberId, id));
    await tx.delete(contactChange).where(eq(contactChange.memberId, id));
    await tx.delete(passkey).where(eq(passkey.memberId, id));
    const nonce = knownDevice(deps, serviceId, device);
    for (const key of [idLockKey(serviceId), ...(nonce === undefined ? [] : [deviceLockKey(nonce)])])
      await resetAttempts({ db: tx }, key);
    await recordAccess({ ...deps, db: tx }, found, 'PASSWORD_RESET', client);
    await queueMail({ ...deps, db: tx }, { to: found.email, ...resetMail(deps) });
  });
}

/**
 * Returns the member whose id was named first, if it belongs to the verified person. Otherwise throws 400
 * `invalidVerification`, even if the person is no member at all.
 */
async function verifiedMember(deps: Pick<Deps, 'db' | 'keys'>, reset: Reset) {
  const found = await findByPerson(deps, reset).catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
  const isNamed = found?.userType === reset.userType && found.serviceId.toLowerCase() === reset.serviceId.toLowerCase();
  if (!found || !isNamed) throw new ApiError('400', accountMessages.invalidVerification);
  return found;
}
