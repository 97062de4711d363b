import { existsSync } from 'node:fs';
import { parseDatabaseEnv } from '#server/env.ts';
import { StartupError } from '#server/startup-error.ts';
import { backUp, restore } from './backup-database.ts';
import { told } from './told.ts';

/** `npm run backup`, and `npm run backup -- restore <file> [--replace]`. */
async function run([command, file, ...more]: string[]): Promise<string> {
  const env = parseDatabaseEnv(process.env);
  const now = new Date();
  if (command === undefined) return `${await backUp(env, now)}\nThe encryption key is not in it: keep it elsewhere, for without it the backup cannot be served.`;
  const isAsked = command === 'restore' && file !== undefined && more.every((each) => each === '--replace');
  if (!isAsked) throw new StartupError('npm run backup, or npm run backup -- restore <file> [--replace]');
  if (!existsSync(file)) throw new StartupError(`There is no ${file}.`);
  const former = await restore(env, file, { replace: more.includes('--replace'), now });
  return `Restored.${former ? ` The former database is in ${former}.` : ''}`;
}

await told(run(process.argv.slice(2)));
