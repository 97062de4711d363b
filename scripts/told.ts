import { StartupError } from '#server/startup-error.ts';

/** Ends a command of an operator: what it has to say, or the one line of why it could not (1). */
export async function told(work: Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work}\n`);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
