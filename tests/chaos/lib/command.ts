import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Settings } from './server.ts';

export type Command = {
  isRunning(): boolean;
  /** Kills it if it is still running. */
  kill(): void;
  /** Resolves to the exit code, null if a signal ended it, and the whole output. */
  readonly ended: Promise<{ readonly code: number | null; readonly output: string }>;
};

/** Starts a script of the project in `folder`, with these settings and no others. */
export function startCommand(script: string, args: readonly string[], settings: Settings, folder: string): Command {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), resolve(script), ...args], {
    cwd: folder,
    env: { PATH, HOME, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (text: Buffer) => (output += text.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return {
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: () => void child.kill('SIGKILL'),
    ended: once(child, 'close').then(() => ({ code: child.exitCode, output })),
  };
}
