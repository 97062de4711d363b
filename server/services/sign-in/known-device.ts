import { timingSafeEqual } from 'node:crypto';
import { randomToken } from '../../crypto/digest.ts';
import type { Deps } from '../../deps.ts';

/**
 * Creates the cookie value of a device that has logged in with this id: a random nonce, and a keyed hash of both, so
 * that it cannot be forged. It does not contain the id, and grants no access (OWASP, device cookies).
 */
export function newDevice({ keys }: Pick<Deps, 'keys'>, serviceId: string): string {
  const nonce = randomToken();
  return `${nonce}.${proofOf(keys, serviceId, nonce)}`;
}

/** Returns the nonce of a device that has logged in with this id before; undefined for any other. */
export function knownDevice(
  { keys }: Pick<Deps, 'keys'>,
  serviceId: string,
  device: string | undefined,
): string | undefined {
  const [nonce = '', proof = ''] = (device ?? '').split('.', 2);
  const [given, expected] = [Buffer.from(proof), Buffer.from(proofOf(keys, serviceId, nonce))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? nonce : undefined;
}

const proofOf = (keys: Deps['keys'], serviceId: string, nonce: string) =>
  keys.hash('known device', JSON.stringify([serviceId.toLowerCase(), nonce]));
