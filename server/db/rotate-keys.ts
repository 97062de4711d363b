import { createSealing, type MasterKeys } from '../crypto/keys.ts';
import type { Db } from './database.ts';
import { keyCheckOf, requireKnownKey } from './prepare.ts';
import { install } from './schema.ts';
import { reseal } from './sealed-columns.ts';

/**
 * Seals everything under the current key, while servers that know all keys run; ended early, it goes on where it was. Afterwards the others are not
 * needed any more. Returns how many texts it sealed. Throws `StartupError` where none of the keys is the database's.
 */
export async function rotateKeys(db: Db, masterKeys: MasterKeys): Promise<number> {
  await requireKnownKey(db, masterKeys);
  const sealed = await reseal(db, createSealing(masterKeys));
  await db.update(install).set({ keyCheck: keyCheckOf(masterKeys.current) });
  return sealed;
}
