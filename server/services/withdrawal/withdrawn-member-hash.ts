import type { Keys } from '../../crypto/keys.ts';
import type { member } from '../../db/schema.ts';

type WithdrawnMember = Pick<typeof member.$inferSelect, 'di' | 'userType' | 'registrationNumber'>;

/** Returns the keyed hash of a withdrawn person as a member of this type, and for a corporation of this company. */
export const withdrawnMemberHash = (keys: Keys, { di, userType, registrationNumber }: WithdrawnMember) =>
  keys.hash('withdrawn member', JSON.stringify([di, userType, registrationNumber ?? '']));
