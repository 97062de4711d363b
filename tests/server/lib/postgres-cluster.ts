import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { postgresBinaries } from './postgres-binaries.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl?: string;
  }
}

/** The server refuses to run as root; 65534 is `nobody` everywhere. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** A throw-away cluster for one run, reached over a socket in its own folder. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const binaries = postgresBinaries() ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'server-tests-'));
  if (user.uid) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { HOME: folder, PATH: process.env.PATH } };
  const data = join(folder, 'data');
  execFileSync(join(binaries, 'initdb'), ['-D', data, '-U', 'tests', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'], options);
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off'].flatMap((each) => ['-c', each]);
  const server = spawn(join(binaries, 'postgres'), ['-D', data, ...settings], { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  await new Promise<void>((resolve) => {
    server.stderr.on('data', (text: Buffer) => text.includes('ready to accept connections') && resolve());
  });
  project.provide('databaseUrl', `postgres://tests@/postgres?host=${encodeURIComponent(folder)}`);
  return async () => {
    server.kill('SIGINT');
    await once(server, 'exit');
    rmSync(folder, { recursive: true });
  };
}
