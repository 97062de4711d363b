import { existsSync } from 'node:fs';
import { parseDatabaseEnv } from '#server/env.ts';
import { StartupError } from '#server/startup-error.ts';
import { backUp, restore } from './backup-database.ts';
import { runCli } from './run-cli.ts';

/** `npm run backup`, and `npm run backup -- restore <file> [--replace]`. */
async function run([command, file, ...more]: string[]): Promise<string> {
  const env = parseDatabaseEnv(process.env);
  const now = new Date();
  if (command === undefined)
    return `${await backUp(env, now)}\nIt does not contain the encryption key. Store the key elsewhere: without it the backup is useless.`;
  const isRestore = command === 'restore' && file !== undefined && more.every((each) => each === '--replace');
  if (!isRestore) throw new StartupError('npm run backup, or npm run backup -- restore <file> [--replace]');
  if (!existsSync(file)) throw new StartupError(`${file} does not exist.`);
  const previous = await restore(env, file, { replace: more.includes('--replace'), now });
  return `Restored.${previous ? ` The previous database was moved to ${previous}.` : ''}`;
}

await runCli(run(process.argv.slice(2)));
