import type { Env } from '../env.ts';
import { subkey } from './keys.ts';

/** The 32 bytes shared with the verification provider: `VERIFICATION_KEY`, else derived from the encryption key. */
export function verificationKey({ VERIFICATION_KEY }: Pick<Env, 'VERIFICATION_KEY'>, key: Buffer): Buffer {
  return VERIFICATION_KEY ? Buffer.from(VERIFICATION_KEY, 'hex') : subkey(key, 'verification provider');
}
