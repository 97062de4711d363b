import { openDatabase } from '#server/db/open-database.ts';
import { rollBack } from '#server/db/rollback.ts';
import { parseDatabaseEnv } from '#server/env.ts';
import { silent } from '#server/log.ts';
import { StartupError } from '#server/startup-error.ts';
import { backUp } from './backup-database.ts';
import { runCli } from './run-cli.ts';

/** `npm run db:back -- <n>`: backs up the database, then rolls back the last `n` migrations. */
async function run([count = '', ...more]: string[]): Promise<string> {
  if (!/^[1-9]\d?$/.test(count) || more.length > 0)
    throw new StartupError('npm run db:back -- <number of migrations to roll back>');
  const env = parseDatabaseEnv(process.env);
  const file = await backUp(env, new Date());
  const database = await openDatabase(env, silent);
  const names = await rollBack(database.db, Number(count)).finally(() => database.close());
  return `Backed up to ${file}\nRolled back: ${names.join(', ')}. Start a release that precedes them: this one would apply them again.`;
}

await runCli(run(process.argv.slice(2)));
