import { createSealing, type MasterKeys } from '../crypto/keys.ts';
import type { Db } from './database.ts';
import { keyCheckOf, requireKnownKey } from './prepare.ts';
import { install } from './schema.ts';
import { reseal } from './sealed-columns.ts';

/**
 * Reseals everything under the current key. Servers that have all keys can keep running, and an interrupted rotation
 * continues where it stopped. Afterwards the other keys are no longer needed. Returns the number of resealed texts.
 * Throws `StartupError` if none of the keys belongs to the database.
 */
export async function rotateKeys(db: Db, masterKeys: MasterKeys): Promise<number> {
  await requireKnownKey(db, masterKeys);
  const sealed = await reseal(db, createSealing(masterKeys));
  await db.update(install).set({ keyCheck: keyCheckOf(masterKeys.current) });
  return sealed;
}
