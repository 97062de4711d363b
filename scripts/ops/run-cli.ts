import { StartupError } from '#server/startup-error.ts';

/** Runs an operator's command: prints its result, or the message of a `StartupError` with exit code 1. */
export async function runCli(work: Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work}\n`);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
