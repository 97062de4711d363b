import { generateRegistrationOptions } from '@simplewebauthn/server';
import { offerPasskey, type PasskeyCreation } from '#contract/account/passkey.ts';
import { passkeyLimits } from '#contract/account/passkey-limits.ts';
import { passkeyListMessages } from '#contract/account/passkey-list-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import type { passkey } from '../../db/schema.ts';
import { algorithms, relyingParty } from './relying-party.ts';

type Creating = {
  readonly origin: string;
  /** Names that authenticators show. */
  readonly siteName: string;
  readonly user: PasskeyCreation['user'];
  readonly existing: readonly Pick<typeof passkey.$inferSelect, 'credentialId' | 'transports'>[];
};

/**
 * Returns what the browser needs to create a passkey that can be used without an id, with a user verification, and on
 * no authenticator that already has one of the user. Throws 400 `tooMany` if the user has as many as allowed.
 */
export async function creationOptions({ origin, siteName, user, existing }: Creating): Promise<PasskeyCreation> {
  requireRoom(existing.length);
  const options = await generateRegistrationOptions({
    rpName: siteName,
    rpID: relyingParty(origin).expectedRPID,
    userID: Buffer.from(user.id, 'base64url'),
    userName: user.name,
    userDisplayName: user.displayName,
    timeout: passkeyLimits.promptMs,
    attestationType: 'none',
    excludeCredentials: existing.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  return offerPasskey.result.parse(options);
}

/** Throws 400 `tooMany` if a user with so many passkeys can add no other. */
export function requireRoom(existing: number): void {
  if (existing >= passkeyLimits.perMember) throw new ApiError('400', passkeyListMessages.tooMany);
}
