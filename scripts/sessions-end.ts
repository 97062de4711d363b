import { openDatabase } from '#server/db/database.ts';
import { parseDatabaseEnv } from '#server/env.ts';
import { silent } from '#server/log.ts';
import { endAllSessions } from '#server/services/session/end-all.ts';
import { StartupError } from '#server/startup-error.ts';
import { told } from './told.ts';

/** `npm run sessions:end -- <id>` or `-- --all`: ends the sessions of one member, or of all members. */
async function run([whose = '', ...more]: string[]): Promise<string> {
  if (whose === '' || more.length > 0) throw new StartupError('npm run sessions:end -- <id of a member>, or -- --all');
  const database = await openDatabase(parseDatabaseEnv(process.env), silent);
  const ended = await endAllSessions(database, whose === '--all' ? null : whose).finally(() => database.close());
  if (ended === undefined) throw new StartupError(`No member has the id ${whose}.`);
  return `Sessions ended: ${ended}.`;
}

await told(run(process.argv.slice(2)));
