import { StartupError } from '#server/startup-error.ts';

/** Runs a command: prints its result, or the message of an expected error with exit code 1. */
export async function runCli(
  work: Promise<string>,
  expected: new (message: string) => Error = StartupError,
): Promise<void> {
  try {
    process.stdout.write(`${await work}\n`);
  } catch (error) {
    if (!(error instanceof expected)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
