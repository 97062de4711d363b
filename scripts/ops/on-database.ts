import { encryptionKeys } from '#server/crypto/encryption-key.ts';
import type { Keys } from '#server/crypto/keys.ts';
import { openDatabase } from '#server/db/open-database.ts';
import type { Db } from '#server/db/database.ts';
import { installedKeys, requireKnownKey } from '#server/db/prepare.ts';
import { parseDatabaseEnv } from '#server/env.ts';
import { silent } from '#server/log.ts';

export type CommandDeps = {
  readonly db: Db;
  readonly keys: Keys;
  readonly now: () => Date;
  readonly env: ReturnType<typeof parseDatabaseEnv>;
};
export type Command = (deps: CommandDeps) => Promise<string>;

/**
 * Runs an operator's command on the configured database, with its keys. Throws `StartupError` if it cannot be opened.
 */
export async function onDatabase(command: Command): Promise<string> {
  const env = parseDatabaseEnv(process.env);
  const { db, close } = await openDatabase(env, silent);
  try {
    const masterKeys = encryptionKeys(env);
    const installed = await requireKnownKey(db, masterKeys);
    return await command({ db, keys: installedKeys(installed, masterKeys), now: () => new Date(), env });
  } finally {
    await close();
  }
}
