import { encryptionKeys } from '#server/crypto/encryption-key.ts';
import { createSealing } from '#server/crypto/keys.ts';
import { openDatabase } from '#server/db/database.ts';
import { requireKnownKey } from '#server/db/prepare.ts';
import { parseDatabaseEnv } from '#server/env.ts';
import { silent } from '#server/log.ts';
import { consultationCommand } from './consultation-commands.ts';
import { told } from './told.ts';

/** `npm run consultations`: lists the consultations, opens one, marks it as answered, or writes those of a range of days into a file. */
async function run(args: string[]): Promise<string> {
  const command = consultationCommand(args);
  const env = parseDatabaseEnv(process.env);
  const { db, close } = await openDatabase(env, silent);
  try {
    const masterKeys = encryptionKeys(env);
    await requireKnownKey(db, masterKeys);
    return await command({ db, keys: createSealing(masterKeys), now: () => new Date() });
  } finally {
    await close();
  }
}

await told(run(process.argv.slice(2)));
