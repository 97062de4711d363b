import { consultationCommand } from './consultation-commands.ts';
import { onDatabase } from './on-database.ts';
import { told } from './told.ts';

/** `npm run consultations`: lists the consultations, opens one, marks it as answered, or writes those of a range of days into a file. */
const run = async (args: string[]) => onDatabase(consultationCommand(args));

await told(run(process.argv.slice(2)));
