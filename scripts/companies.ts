import { companyCommand } from './company-commands.ts';
import { onDatabase } from './on-database.ts';
import { told } from './told.ts';

/** `npm run companies`: lists company accounts, shows one, and approves or rejects it. */
const run = async (args: string[]) => onDatabase(companyCommand(args));

await told(run(process.argv.slice(2)));
