import { onDatabase } from './on-database.ts';
import { runCli } from './run-cli.ts';
import { staffAuditCommand } from './staff-commands.ts';

/** `npm run staff:audit`: verifies the audit log of the back office. */
const run = async (args: string[]) => onDatabase(staffAuditCommand(args));

await runCli(run(process.argv.slice(2)));
