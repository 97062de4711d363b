import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { postgresBinaries } from './postgres-binaries.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl?: string;
  }
}

/** The server refuses to run as root; 65534 is `nobody` on every system. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

export type Cluster = {
  readonly url: string;
  /**
   * Sends the server this signal and waits until it has ended; its data remains. SIGKILL also kills its worker
   * processes, as a machine failure would.
   */
  end(signal: NodeJS.Signals): Promise<void>;
  /** Starts it again on its data. */
  start(): Promise<void>;
  /** Stops it and removes all of its files. */
  stop(): Promise<void>;
};

/** Starts a temporary cluster for one run, with a socket in its own folder. */
export async function startCluster(...extraSettings: string[]): Promise<Cluster> {
  const binaries = postgresBinaries() ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'server-tests-'));
  if (user.uid) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { HOME: folder, PATH: process.env.PATH } };
  const data = join(folder, 'data');
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'tests', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    options,
  );
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off', ...extraSettings].flatMap(
    (each) => ['-c', each],
  );
  let server = await startPostgres();
  return {
    url: `postgres://tests@/postgres?host=${encodeURIComponent(folder)}`,
    end,
    async start() {
      server = await startPostgres();
    },
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true });
    },
  };

  async function startPostgres() {
    const child = spawn(join(binaries, 'postgres'), ['-D', data, ...settings], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const output: string[] = [];
    await new Promise<void>((resolve, reject) => {
      child.stderr.on(
        'data',
        (text: Buffer) => output.push(text.toString()) && text.includes('ready to accept connections') && resolve(),
      );
      child.on('exit', (code) =>
        reject(new Error(`PostgreSQL ended with ${code} before it was ready: ${output.join('')}`)),
      );
    });
    return child;
  }

  async function end(signal: NodeJS.Signals) {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    if (signal === 'SIGKILL') await killWorkers(server);
    server.kill(signal);
    await exited;
  }
}

/**
 * Kills the worker processes of the server, among them one for each connection, while it is suspended and cannot start
 * more.
 */
async function killWorkers(server: ChildProcess): Promise<void> {
  server.kill('SIGSTOP');
  const workers = psOutput('--ppid', server.pid).map(Number);
  workers.forEach((pid) => process.kill(pid, 'SIGKILL'));
  // There is no event for the end of another process's child, and until then their shared memory is in use.
  for (const pid of workers)
    while (psOutput('-p', pid, 'stat=').some((state) => !state.startsWith('Z'))) await wait(10);
}

function psOutput(selector: '-p' | '--ppid', pid = 0, column = 'pid='): string[] {
  return spawnSync('ps', ['-o', column, selector, String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startCluster();
  project.provide('databaseUrl', url);
  return stop;
}
