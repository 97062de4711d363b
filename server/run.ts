import { destination } from 'pino';
import { parseEnv } from './env.ts';
import type { Listening } from './listen.ts';
import { createLog, describeDefect } from './log.ts';
import { StartupError } from './startup-error.ts';
import { startServer } from './start.ts';

/**
 * Runs the server in this process: SIGTERM and SIGINT stop it gracefully (exit code 0), a failed start prints one line
 * (exit code 1).
 */
export async function run(): Promise<Pick<Listening, 'url'> & { readonly hasSandbox: boolean }> {
  try {
    const env = parseEnv(process.env);
    // pino batches the lines that arrive during a write, and writes the rest when the process exits.
    const log = createLog(env.LOG_LEVEL, destination({ sync: false }), () => new Date());
    let server: Listening | undefined;
    let stopping: Promise<void> | undefined;
    // Before it listens there is nothing to finish. Listening is logged before `startServer` resolves, and a signal may
    // follow at once.
    const stop = (signal: string) => {
      log.info('stopping', { signal });
      if (!server) process.exit(0);
      stopping ??= server.stop().then(() => process.exit(0));
    };
    process.on('SIGTERM', stop).on('SIGINT', stop);
    server = await startServer(env, log);
    return { url: server.url, hasSandbox: env.SANDBOX === 'on' };
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    return process.exit(1);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  return `The server could not start: ${JSON.stringify(describeDefect(error))}`;
}
