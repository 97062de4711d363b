import { companyCommand } from './company-commands.ts';
import { onDatabase } from './on-database.ts';
import { runCli } from './run-cli.ts';

/** `npm run companies`: lists company accounts, shows one, and approves or rejects it. */
const run = async (args: string[]) => onDatabase(companyCommand(args));

await runCli(run(process.argv.slice(2)));
