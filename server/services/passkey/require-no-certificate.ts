import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import type { Attestation } from '#contract/account/passkey.ts';

/**
 * Throws for an attestation by a certificate, and for one that cannot be decoded. None was asked for, and the library
 * would fetch a revocation list from the address in the certificate, which anyone can choose.
 */
export function requireNoCertificate({ attestationObject }: Pick<Attestation['response'], 'attestationObject'>): void {
  const decoded = decodeAttestationObject(Buffer.from(attestationObject, 'base64url'));
  const format = decoded.get('fmt');
  const isSelfMade = format === 'packed' && decoded.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isSelfMade) throw new Error('An attestation that was not asked for.');
}
