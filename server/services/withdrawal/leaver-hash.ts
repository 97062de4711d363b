import { keyedHash } from '../../crypto/digest.ts';
import type { member } from '../../db/schema.ts';

type Leaver = Pick<typeof member.$inferSelect, 'di' | 'userType' | 'registrationNumber'>;

/** How a person who left is remembered: as the member of this type, and for a corporation of this company. */
export const leaverHash = (key: Buffer, { di, userType, registrationNumber }: Leaver) =>
  keyedHash(key, JSON.stringify(['withdrawal', di, userType, registrationNumber ?? '']));
