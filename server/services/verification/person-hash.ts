import type { Proof } from '#contract/account/verification.ts';
import type { Keys } from '../../crypto/keys.ts';

/** Returns the keyed hash by which a verified person is found without being named. */
export const personHash = (keys: Keys, { ci, di }: Pick<Proof, 'ci' | 'di'>) =>
  keys.hash('verified person', JSON.stringify([ci, di]));
