import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { encryptionKeys, fileName, keyIn, nextFileName } from '#server/crypto/encryption-key.ts';
import type { MasterKeys } from '#server/crypto/keys.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { rotateKeys } from '#server/db/rotate-keys.ts';
import { parseDatabaseEnv } from '#server/env.ts';
import { silent } from '#server/log.ts';
import { StartupError } from '#server/startup-error.ts';
import { runCli } from './run-cli.ts';

/**
 * `npm run keys:rotate`: re-encrypts all data under a new encryption key. If `ENCRYPTION_KEY` is set, it is the new key
 * and `OTHER_ENCRYPTION_KEYS` contains the previous one; servers with both may keep running. Otherwise a generated key
 * replaces the one in the data folder, whose server must be stopped.
 */
async function run(): Promise<string> {
  const env = parseDatabaseEnv(process.env);
  if (env.DATABASE_URL && !env.ENCRYPTION_KEY)
    throw new StartupError(
      'With DATABASE_URL the new key must be given as ENCRYPTION_KEY, and the one before in OTHER_ENCRYPTION_KEYS.',
    );
  const database = await openDatabase(env, silent);
  try {
    const sealed = await rotateKeys(database.db, env.ENCRYPTION_KEY ? encryptionKeys(env) : nextKeys(env.DATA_DIR));
    if (!env.ENCRYPTION_KEY) renameSync(join(env.DATA_DIR, nextFileName), join(env.DATA_DIR, fileName));
    return `Sealed under the new key: ${sealed}.`;
  } finally {
    await database.close();
  }
}

/** Continues with the key of an interrupted rotation, if there was one. */
const nextKeys = (folder: string): MasterKeys => ({
  current: keyIn(join(folder, nextFileName)),
  others: [keyIn(join(folder, fileName))],
});

await runCli(run());
