import { onDatabase } from './on-database.ts';
import { runCli } from './run-cli.ts';
import { staffAddCommand } from './staff-commands.ts';

/** `npm run staff:add`: invites a member of the staff to the back office. */
const run = async (args: string[]) => onDatabase(staffAddCommand(args));

await runCli(run(process.argv.slice(2)));
