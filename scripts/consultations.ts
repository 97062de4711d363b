import { encryptionKeys } from '#server/crypto/encryption-key.ts';
import { createSealing } from '#server/crypto/keys.ts';
import { openDatabase } from '#server/db/database.ts';
import { parseDatabaseEnv } from '#server/env.ts';
import { silent } from '#server/log.ts';
import { listInquiries } from '#server/services/inquiry/list.ts';
import { StartFailure } from '#server/start-failure.ts';
import { told } from './told.ts';

/** `npm run consultations -- 2026-11-01`: prints the consultations that were received since the beginning of that day in Korea, one JSON line each. */
async function run([day = '', ...more]: string[]): Promise<string> {
  const since = new Date(`${day}T00:00:00+09:00`);
  if (Number.isNaN(since.getTime()) || more.length > 0) throw new StartFailure('npm run consultations -- <day, as 2026-11-01>');
  const env = parseDatabaseEnv(process.env);
  const database = await openDatabase(env, silent);
  const received = await listInquiries(database, createSealing(encryptionKeys(env)), since).finally(() => database.close());
  return received.map((inquiry) => JSON.stringify(inquiry)).join('\n') || 'None.';
}

await told(run(process.argv.slice(2)));
