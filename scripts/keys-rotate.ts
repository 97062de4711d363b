import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { encryptionKeys, fileName, keyIn, nextFileName } from '#server/crypto/encryption-key.ts';
import type { MasterKeys } from '#server/crypto/keys.ts';
import { openDatabase } from '#server/db/database.ts';
import { rotateKeys } from '#server/db/rotate-keys.ts';
import { parseDatabaseEnv } from '#server/env.ts';
import { silent } from '#server/log.ts';
import { StartupError } from '#server/startup-error.ts';
import { told } from './told.ts';

/**
 * `npm run keys:rotate`: seals everything under a new encryption key. With `ENCRYPTION_KEY` that is this one, and `OTHER_ENCRYPTION_KEYS` has the
 * one before; servers that have both may run. Without it a new key takes the place of the one in the data folder, whose server is to be stopped.
 */
async function run(): Promise<string> {
  const env = parseDatabaseEnv(process.env);
  if (env.DATABASE_URL && !env.ENCRYPTION_KEY) throw new StartupError('With DATABASE_URL the new key must be given as ENCRYPTION_KEY, and the one before in OTHER_ENCRYPTION_KEYS.');
  const database = await openDatabase(env, silent);
  try {
    const sealed = await rotateKeys(database.db, env.ENCRYPTION_KEY ? encryptionKeys(env) : nextKeys(env.DATA_DIR));
    if (!env.ENCRYPTION_KEY) renameSync(join(env.DATA_DIR, nextFileName), join(env.DATA_DIR, fileName));
    return `Sealed under the new key: ${sealed}.`;
  } finally {
    await database.close();
  }
}

/** A key that an earlier rotation has begun with is gone on with. */
const nextKeys = (folder: string): MasterKeys => ({ current: keyIn(join(folder, nextFileName)), others: [keyIn(join(folder, fileName))] });

await told(run());
