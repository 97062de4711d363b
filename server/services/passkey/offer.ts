import { generateRegistrationOptions } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { offerPasskey as call, type PasskeyCreation } from '#contract/account/passkey.ts';
import { passkeyListMessages } from '#contract/account/passkey-list-messages.ts';
import { passkeyLimits } from '#contract/account/passkey-limits.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { member, passkey } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { requireGrant } from '../password/require-grant.ts';
import { sessionEnded } from '../session/ended.ts';
import type { Session } from '../session/find.ts';
import { creationKey, storeChallenge } from './challenge.ts';
import { algorithms, relyingParty, userHandle } from './relying-party.ts';

/** Shown by authenticators beside the id. */
const siteName = '오크 리조트 골프';

/**
 * Returns what the browser needs to create a passkey that can be used without an id, with a user verification, and on
 * no authenticator that already has one of the member. Only this session can add it, within five minutes. Throws 403
 * `passwordCheckRequired`; 400 `tooMany` if the member has as many as allowed; 401 `invalid_token`.
 */
export async function offerPasskey(deps: Deps, session: Session, origin: string): Promise<PasskeyCreation> {
  await requireGrant(deps, session, { consume: false });
  const [account] = await deps.db
    .select({ serviceId: member.serviceId })
    .from(member)
    .where(eq(member.id, session.memberId));
  if (!account) throw sessionEnded();
  const existing = await deps.db.select().from(passkey).where(eq(passkey.memberId, session.memberId));
  if (existing.length >= passkeyLimits.perMember) throw new ApiError('400', passkeyListMessages.tooMany);
  const options = await generateRegistrationOptions({
    rpName: siteName,
    rpID: relyingParty(origin).expectedRPID,
    userID: Buffer.from(userHandle(deps.keys, session.memberId), 'base64url'),
    userName: account.serviceId,
    userDisplayName: account.serviceId,
    timeout: passkeyLimits.promptMs,
    attestationType: 'none',
    excludeCredentials: existing.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  await storeChallenge(deps, creationKey(session.id), options.challenge);
  return call.result.parse(options);
}
