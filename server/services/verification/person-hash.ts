import type { Proof } from '#contract/verification.ts';
import { keyedHash } from '../../crypto/digest.ts';

/** How a verified person is looked up without being named. */
export const personHash = (key: Buffer, { ci, di }: Proof) => keyedHash(key, JSON.stringify([ci, di]));
