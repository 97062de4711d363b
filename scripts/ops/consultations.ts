import { consultationCommand } from './consultation-commands.ts';
import { onDatabase } from './on-database.ts';
import { runCli } from './run-cli.ts';

/**
 * `npm run consultations`: lists the consultations, shows one, marks it as answered, or exports those of a date range.
 */
const run = async (args: string[]) => onDatabase(consultationCommand(args));

await runCli(run(process.argv.slice(2)));
