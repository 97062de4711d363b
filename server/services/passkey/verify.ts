import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Attestation } from '#contract/account/passkey.ts';
import { passkeyListMessages } from '#contract/account/passkey-list-messages.ts';
import { passkeyMessages } from '#contract/account/passkey-messages.ts';
import type { Assertion } from '#contract/account/passkey-sign-in.ts';
import { ApiError } from '#contract/http/api-error.ts';
import type { passkey } from '../../db/schema.ts';
import { algorithms, relyingParty } from './relying-party.ts';
import { requireNoCertificate } from './require-no-certificate.ts';

type Row = typeof passkey.$inferSelect;

/** WebAuthn §5.8.4. A later version may have others, which nothing here needs. */
const knownTransports = ['ble', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** Checks the answer to the challenge for a new passkey. Returns what is stored of it. Throws 400 `notAdded`. */
export async function verifiedCredential(
  attestation: Attestation,
  expectedChallenge: string,
  origin: string,
): Promise<Pick<Row, 'credentialId' | 'publicKey' | 'counter' | 'transports'>> {
  const { id, publicKey, counter } = await credentialIn(attestation, expectedChallenge, origin);
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: knownTransports.filter((each) => attestation.response.transports.includes(each)),
  };
}

/** The library throws for everything that is wrong with a response. */
async function credentialIn(attestation: Attestation, expectedChallenge: string, origin: string) {
  try {
    requireNoCertificate(attestation.response);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...attestation, rawId: attestation.id, clientExtensionResults: {} },
      expectedChallenge,
      ...relyingParty(origin),
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (registrationInfo) return registrationInfo.credential;
  } catch {
    throw new ApiError('400', passkeyListMessages.notAdded);
  }
  throw new ApiError('400', passkeyListMessages.notAdded);
}

/**
 * Checks the answer of a passkey: signature, challenge, origin, site, user verification, and that its counter has not
 * gone back, as that of a copy would. Returns its new counter. Throws 400 `refused`.
 */
export async function verifiedCounter(
  { credentialId, publicKey, counter }: Pick<Row, 'credentialId' | 'publicKey' | 'counter'>,
  assertion: Assertion,
  expectedChallenge: string,
  origin: string,
): Promise<number> {
  // The library throws for everything that is wrong with a response, except for the signature.
  const checked = await verifyAuthenticationResponse({
    response: { ...assertion, rawId: assertion.id, clientExtensionResults: {} },
    expectedChallenge,
    ...relyingParty(origin),
    credential: { id: credentialId, publicKey: Buffer.from(publicKey, 'base64url'), counter },
    requireUserVerification: true,
  }).catch(() => null);
  if (!checked?.verified) throw new ApiError('400', passkeyMessages.refused);
  return checked.authenticationInfo.newCounter;
}
