import { and, eq } from 'drizzle-orm';
import type { Credentials } from '#contract/account/credentials.ts';
import type { signIn as call } from '#contract/account/member.ts';
import type { ResultOf } from '#contract/http/endpoint.ts';
import { messages } from '#contract/shared/messages.ts';
import { member } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { recordFailedSignIn, type Client } from '../access/record.ts';
import { hasServiceId } from '../member/find.ts';
import { attemptPassword } from './attempt.ts';
import { knownDevice, newDevice } from './known-device.ts';
import { deviceLockKey, idLockKey } from './lock.ts';
import { openSession } from './open-session.ts';
import { countFailedPassword, refuseSprayed } from './spraying.ts';

const refusal = messages.wrongCredentials;

export type SigningIn = {
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
 * (`docs/decisions`). A login on a device that is new to the member is reported by mail; wrong passwords of a member
 * are recorded.
 */
export async function signIn(
  deps: Deps,
  { serviceId, password }: Credentials,
  { client, ...device }: SigningIn,
): Promise<ResultOf<typeof call>> {
  const [found] = await deps.db
    .select({
      id: member.id,
      passwordHash: member.passwordHash,
      di: member.di,
      userType: member.userType,
      registrationNumber: member.registrationNumber,
    })
    .from(member)
    .where(hasServiceId(serviceId));
  const attempt = { passwordHash: found?.passwordHash, typed: password, refusal };
  const nonce = knownDevice(deps, serviceId, device.cookie);
  const onWrong = ({ db }: Pick<Deps, 'db'>) => recordFailedSignIn({ ...deps, db }, found, client);
  if (nonce === undefined) await attemptFromAnywhere(deps, serviceId, { ...attempt, onWrong });
  else await attemptPassword(deps, { ...attempt, lockKey: deviceLockKey(nonce), onWrong: () => onWrong(deps) });
  const opened = await deps.db.transaction((tx) =>
    openSession({ ...deps, db: tx }, client, {
      owner: and(hasServiceId(serviceId), eq(member.passwordHash, attempt.passwordHash ?? '')),
      refusal,
      isKnownDevice: nonce !== undefined,
    }),
  );
  if (nonce === undefined) device.setCookie?.(newDevice(deps, serviceId));
  return opened;
}

async function attemptFromAnywhere(
  deps: Deps,
  serviceId: string,
  {
    onWrong,
    ...attempt
  }: {
    passwordHash: string | undefined;
    typed: string;
    refusal: string;
    onWrong: (deps: Pick<Deps, 'db'>) => Promise<void>;
  },
): Promise<void> {
  const lockKey = idLockKey(serviceId);
  // Checked in the turn of the attempt, so that attempts that wait together are not all let through.
  await attemptPassword(deps, {
    ...attempt,
    lockKey,
    onTurn: () => refuseSprayed(deps, attempt.typed),
    // One commit, whether or not there is a member to record it for.
    onWrong: () =>
      deps.db.transaction(async (tx) => {
        await countFailedPassword({ ...deps, db: tx }, attempt.typed, lockKey);
        await onWrong({ db: tx });
      }),
  });
}
