import type { Env } from '../env.ts';
import { subkey } from './keys.ts';

/**
 * Returns the 32-byte key shared with the verification provider: `VERIFICATION_KEY`, or else one derived from the
 * encryption key.
 */
export function verificationKey({ VERIFICATION_KEY }: Pick<Env, 'VERIFICATION_KEY'>, key: Buffer): Buffer {
  return VERIFICATION_KEY ? Buffer.from(VERIFICATION_KEY, 'hex') : subkey(key, 'verification provider');
}
