import { openDatabase } from '#server/db/open-database.ts';
import { parseDatabaseEnv } from '#server/env.ts';
import { silent } from '#server/log.ts';
import { listClosedAccounts, reopenAccount } from '#server/services/member/doubles.ts';
import { StartupError } from '#server/startup-error.ts';
import { runCli } from './run-cli.ts';

/**
 * `npm run accounts:closed`: lists the accounts that are closed because their owner has another one; `-- open <id>`
 * opens one of them and closes the other.
 */
async function run([command, id = '', ...more]: string[]): Promise<string> {
  const isList = command === undefined;
  if (!isList && (command !== 'open' || id === '' || more.length > 0))
    throw new StartupError('npm run accounts:closed, or npm run accounts:closed -- open <id of a closed account>');
  const database = await openDatabase(parseDatabaseEnv(process.env), silent);
  return (isList ? listed(database) : opened(database, id)).finally(() => database.close());
}

type Database = Awaited<ReturnType<typeof openDatabase>>;

async function listed(database: Database): Promise<string> {
  const accounts = await listClosedAccounts(database);
  return (
    accounts
      .map(
        (each) =>
          `${each.serviceId} (${each.userType}, memberships: ${each.memberships}, bookings: ${each.bookings}); open is ${each.openId} (${each.openUserType})`,
      )
      .join('\n') || 'None.'
  );
}

async function opened(database: Database, id: string): Promise<string> {
  const closedId = await reopenAccount(database, id);
  if (closedId === undefined) throw new StartupError(`No closed account has the id ${id}.`);
  return `${id} is open, ${closedId} is closed.`;
}

await runCli(run(process.argv.slice(2)));
