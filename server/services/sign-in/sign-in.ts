import { and, eq } from 'drizzle-orm';
import type { Credentials } from '#contract/account/credentials.ts';
import type { signIn as call } from '#contract/account/member.ts';
import type { ResultOf } from '#contract/http/endpoint.ts';
import { messages } from '#contract/shared/messages.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { member } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { isUnusual, recordAccess, type Client } from '../access/record.ts';
import { newDeviceMail } from '../mail/member-mails.ts';
import { queueMail } from '../mail/queue.ts';
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
  /** Cookie value from an earlier login. */
  readonly cookie?: string | undefined;
  /** Sets the cookie value for the next login. */
  readonly setCookie?: (value: string) => void;
};

/**
 * Creates a session for the right password (spec 001 §2, §9). An unknown id fails exactly like a wrong password, after
 * the same work. Throws 400 for wrong credentials; 400 `closedAccount` for the right password of a closed account; 423
 * with `retryAfter` in seconds for the fifth wrong password and every attempt within 30 minutes of it; 429 for a
 * password that was wrong for many ids. A device that has logged in with this id before is counted separately
 * (`docs/decisions`). A login on a device that is new to the member is reported by mail.
 */
export async function signIn(
  deps: Deps,
  { serviceId, password }: Credentials,
  { client, ...device }: SigningIn,
): Promise<ResultOf<typeof call>> {
  const [found] = await deps.db
    .select({ passwordHash: member.passwordHash })
    .from(member)
    .where(hasServiceId(serviceId));
  const attempt = { passwordHash: found?.passwordHash, typed: password, refusal };
  const nonce = knownDevice(deps, serviceId, device.cookie);
  if (nonce === undefined) await attemptFromAnywhere(deps, serviceId, attempt);
  else await attemptPassword(deps, { ...attempt, lockKey: deviceLockKey(nonce) });
  const opened = await deps.db.transaction((tx) =>
    openSession({ ...deps, db: tx }, serviceId, attempt.passwordHash ?? '', client, nonce !== undefined),
  );
  if (nonce === undefined) device.setCookie?.(newDevice(deps, serviceId));
  return opened;
}

async function attemptFromAnywhere(
  deps: Deps,
  serviceId: string,
  attempt: { passwordHash: string | undefined; typed: string; refusal: string },
): Promise<void> {
  const lockKey = idLockKey(serviceId);
  // Checked in the turn of the attempt, so that attempts that wait together are not all let through.
  await attemptPassword(deps, {
    ...attempt,
    lockKey,
    onTurn: () => refuseSprayed(deps, attempt.typed),
    onWrong: () => countFailedPassword(deps, attempt.typed, lockKey),
  });
}

/**
 * Throws 400 if the member withdrew or changed the password while this one was checked; the updated row stays locked
 * until the session is created, so that neither can happen in between.
 */
async function openSession(
  deps: Deps,
  serviceId: string,
  passwordHash: string,
  client: Client,
  isKnownDevice: boolean,
): Promise<ResultOf<typeof call>> {
  const [account] = await deps.db
    .update(member)
    .set({ lastSignInAt: deps.now(), dormancyNoticedAt: null })
    .where(and(hasServiceId(serviceId), eq(member.passwordHash, passwordHash)))
    .returning();
  if (!account) throw new ApiError('400', refusal);
  if (account.doubleOf !== null) throw new ApiError('400', refusalMessages.closedAccount);
  if (!isKnownDevice && (await isUnusual(deps, account, client)))
    await queueMail(deps, { to: account.email, ...newDeviceMail(deps, client.device) });
  await recordAccess(deps, account, 'SIGN_IN', client);
  return {
    access_token: await createSession(deps, account.id, client.device),
    dormant: account.dormant,
    member: await readMember(deps, account.id),
  };
}
