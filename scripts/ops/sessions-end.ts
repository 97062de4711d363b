import { openDatabase } from '#server/db/open-database.ts';
import { parseDatabaseEnv } from '#server/env.ts';
import { silent } from '#server/log.ts';
import { endAllSessions } from '#server/services/session/end-all.ts';
import { StartupError } from '#server/startup-error.ts';
import { runCli } from './run-cli.ts';

/** `npm run sessions:end -- <id>` or `-- --all`: ends the sessions of one member, or of all members. */
async function run([target = '', ...more]: string[]): Promise<string> {
  if (target === '' || more.length > 0) throw new StartupError('npm run sessions:end -- <id of a member>, or -- --all');
  const database = await openDatabase(parseDatabaseEnv(process.env), silent);
  const ended = await endAllSessions(database, target === '--all' ? null : target).finally(() => database.close());
  if (ended === undefined) throw new StartupError(`No member has the id ${target}.`);
  return `Sessions ended: ${ended}.`;
}

await runCli(run(process.argv.slice(2)));
