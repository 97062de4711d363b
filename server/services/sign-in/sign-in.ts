import { and, eq } from 'drizzle-orm';
import type { Credentials } from '#contract/credentials.ts';
import type { signIn as call } from '#contract/member.ts';
import type { ResultOf } from '#contract/endpoint.ts';
import { messages } from '#contract/messages.ts';
import { refusalMessages } from '#contract/refusal-messages.ts';
import { Refused } from '#contract/refused.ts';
import { member } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { recordAccess, type Client } from '../access/record.ts';
import { hasServiceId } from '../member/find.ts';
import { readMember } from '../member/read.ts';
import { createSession } from '../session/create.ts';
import { attemptPassword } from './attempt.ts';
import { knownDevice, newDevice } from './known-device.ts';
import { deviceLockKey, idLockKey } from './lock.ts';
import { countFailedPassword, refuseSprayed } from './spraying.ts';

const refusal = messages.wrongCredentials;

type SigningIn = {
  readonly client: Client;
  /** What the device was named when it signed in before. */
  readonly known?: string | undefined;
  /** Names the device for the next time. */
  readonly name?: (value: string) => void;
};

/**
 * Opens a session for the right password (spec 001 §2, §9). An unknown id is refused exactly like a wrong password, after
 * the same work. Refused 400, after the right password of an account that is closed as `closedAccount`; the fifth wrong password and all within 30 minutes of it 423 with `retryAfter` in seconds; 429 for a password that was
 * wrong for many ids. A device that has signed in with this id before is counted for itself (`docs/decisions`).
 */
export async function signIn(deps: Deps, { serviceId, password }: Credentials, { client, ...device }: SigningIn): Promise<ResultOf<typeof call>> {
  const [found] = await deps.db.select({ passwordHash: member.passwordHash }).from(member).where(hasServiceId(serviceId));
  const attempt = { passwordHash: found?.passwordHash, typed: password, refusal };
  const nonce = knownDevice(deps, serviceId, device.known);
  if (nonce === undefined) await attemptFromAnywhere(deps, serviceId, attempt);
  else await attemptPassword(deps, { ...attempt, lockKey: deviceLockKey(nonce) });
  const opened = await deps.db.transaction((tx) => openSession({ ...deps, db: tx }, serviceId, attempt.passwordHash ?? '', client));
  if (nonce === undefined) device.name?.(newDevice(deps, serviceId));
  return opened;
}

async function attemptFromAnywhere(deps: Deps, serviceId: string, attempt: { passwordHash: string | undefined; typed: string; refusal: string }): Promise<void> {
  const lockKey = idLockKey(serviceId);
  // In the turn of the attempt, so that those that wait together are not all let through.
  await attemptPassword(deps, { ...attempt, lockKey, onTurn: () => refuseSprayed(deps, attempt.typed), onWrong: () => countFailedPassword(deps, attempt.typed, lockKey) });
}

/** Refused when the member left or changed the password while this one was checked; until the session is there, neither can happen. */
async function openSession(deps: Deps, serviceId: string, passwordHash: string, client: Client): Promise<ResultOf<typeof call>> {
  const [held] = await deps.db
    .update(member)
    .set({ lastSignInAt: deps.now(), dormancyNoticedAt: null })
    .where(and(hasServiceId(serviceId), eq(member.passwordHash, passwordHash)))
    .returning();
  if (!held) throw new Refused('400', refusal);
  if (held.doubleOf !== null) throw new Refused('400', refusalMessages.closedAccount);
  await recordAccess(deps, held, 'SIGN_IN', client);
  return {
    access_token: await createSession(deps, held.id, client.device),
    dormant: held.dormant,
    member: await readMember(deps, held.id),
  };
}
