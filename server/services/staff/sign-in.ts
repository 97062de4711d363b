import { and, eq, isNull, lt } from 'drizzle-orm';
import type { SignedInStaff, StaffCredentials } from '#contract/staff/staff.ts';
import { staffMessages } from '#contract/staff/staff-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { sha256 } from '../../crypto/digest.ts';
import { staff } from '../../db/staff-schema.ts';
import type { Deps } from '../../deps.ts';
import { attemptPassword } from '../sign-in/attempt.ts';
import { knownDevice, newDevice } from '../sign-in/known-device.ts';
import { deviceLockKey, type LockKey } from '../sign-in/lock.ts';
import { recordAudit } from './audit.ts';
import { createStaffSession, endStaffSession, type StaffSession } from './session.ts';
import { stepOfCode } from './totp.ts';

/** The device of an earlier login, how to set its cookie, and the session that the new one takes the place of. */
export type SigningIn = {
  readonly cookie: string | undefined;
  readonly setCookie: (value: string) => void;
  readonly replaced: StaffSession | undefined;
};

export type SignedIn = { readonly staff: SignedInStaff; readonly token: string };

/**
 * Creates a session for the right password and a code of the authenticator app that was not used before. Which of them
 * was wrong is not revealed. Throws 400 for wrong credentials; 423 with `retryAfter` for the fifth time in a row, and
 * for half an hour after it; a device that has logged in with this id is counted separately. Failed logins of known ids
 * are in the audit log.
 */
export async function signInStaff(
  deps: Deps,
  { loginId, password, code }: StaffCredentials,
  device: SigningIn,
): Promise<SignedIn> {
  const id = loginId.toLowerCase();
  const [found] = await deps.db
    .select()
    .from(staff)
    .where(and(eq(staff.loginId, id), isNull(staff.disabledAt)));
  const step = found && stepOfCode(deps.keys.open('authenticator secret', found.totpSealed), code, deps.now());
  const isRightCode = step !== undefined && step > (found?.totpStep ?? 0);
  const { lockKey, remember } = attemptsOf(deps, id, device);
  await attemptPassword(deps, {
    lockKey,
    // With a wrong code no password is right, after the same work.
    passwordHash: isRightCode ? (found?.passwordHash ?? undefined) : undefined,
    typed: password,
    refusal: staffMessages.wrongCredentials,
    onWrong: async () => found && recordFailure(deps, found),
  });
  if (!found || step === undefined) throw new ApiError('400', staffMessages.wrongCredentials);
  const { replaced } = device;
  const signedIn = await deps.db.transaction((tx) => openStaffSession({ ...deps, db: tx }, found, { step, replaced }));
  remember();
  return signedIn;
}

/** Members' ids contain no colon. */
const deviceOwner = (loginId: string) => `staff:${loginId}`;

/**
 * Returns under which key wrong logins of an id are counted on this device, and what makes the device a known one after
 * a login.
 */
export function attemptsOf(
  deps: Pick<Deps, 'keys'>,
  loginId: string,
  { cookie, setCookie }: Pick<SigningIn, 'cookie' | 'setCookie'>,
): { readonly lockKey: LockKey; readonly remember: () => void } {
  const nonce = knownDevice(deps, deviceOwner(loginId), cookie);
  return nonce === undefined
    ? { lockKey: sha256(`staff ${loginId}`), remember: () => setCookie(newDevice(deps, deviceOwner(loginId))) }
    : { lockKey: deviceLockKey(nonce), remember: () => {} };
}

/** `step`: the time step of the code that was used. `detail`: how else the login was proved, for the audit log. */
type Opening = { readonly step?: number; readonly detail?: string; readonly replaced?: StaffSession | undefined };

/**
 * Creates the session of an authenticated member of the staff, and ends the one that it takes the place of. Throws 400
 * if the code of that time step, or a later one, was used meanwhile.
 */
export async function openStaffSession(
  deps: Deps,
  { id }: Pick<typeof staff.$inferSelect, 'id'>,
  { step, detail = '', replaced }: Opening,
): Promise<SignedIn> {
  const [signedIn] = await deps.db
    .update(staff)
    .set({ ...(step !== undefined && { totpStep: step }), lastSignInAt: deps.now() })
    .where(and(eq(staff.id, id), step === undefined ? undefined : lt(staff.totpStep, step), isNull(staff.disabledAt)))
    .returning({ id: staff.id, loginId: staff.loginId, name: staff.name, role: staff.role });
  if (!signedIn) throw new ApiError('400', staffMessages.wrongCredentials);
  if (replaced) await endStaffSession(deps, replaced.tokenHash);
  const token = await createStaffSession(deps, id);
  await recordAudit(deps, { by: signedIn, action: 'SIGN_IN', subject: signedIn.loginId, detail });
  return { staff: signedIn, token };
}

/** Writes a failed login of a known id to the audit log. */
export const recordFailure = (
  deps: Deps,
  { loginId }: Pick<typeof staff.$inferSelect, 'loginId'>,
  detail = '',
): Promise<void> =>
  deps.db.transaction((tx) =>
    recordAudit(
      { ...deps, db: tx },
      { by: { id: null, name: '' }, action: 'SIGN_IN_FAILED', subject: loginId, detail },
    ),
  );
