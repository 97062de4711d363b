import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { newDatabaseUrl } from './database.ts';
import { putEmptyPglite } from './empty-pglite.ts';

const logLine = z.object({ message: z.string(), url: z.optional(z.string()) });
type Settings = Record<string, string | undefined>;

/** Creates the settings of a separate installation: no data folder yet, and an empty database if a server is tested. */
export async function newInstallation() {
  const folder = mkdtempSync(join(tmpdir(), 'install-'));
  const databaseUrl = await newDatabaseUrl();
  return {
    settings: { DATA_DIR: join(folder, 'data'), DATABASE_URL: databaseUrl, PORT: '0', SANDBOX: 'on' },
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Creates the settings of a separate installation with an empty database, embedded or on the server that is tested. */
export async function emptyInstallation() {
  const installation = await newInstallation();
  const { DATA_DIR, DATABASE_URL } = installation.settings;
  if (DATABASE_URL === undefined) await putEmptyPglite(join(DATA_DIR, 'pglite'));
  return installation;
}

/** Runs the built server in a process with exactly these settings. */
export function runServer(settings: Settings) {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const logged = new Map<string, z.output<typeof logLine>>();
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => {
    complaint += text.toString();
  });
  const output = createInterface({ input: child.stdout }).on('line', (text) => {
    const line = logLine.parse(JSON.parse(text));
    logged.set(line.message, line);
  });
  const exited = once(child, 'close');
  return {
    /** Resolves to the first log line with this message. */
    async until(message: string) {
      while (!logged.has(message)) {
        await Promise.race([
          once(output, 'line'),
          exited.then(() => Promise.reject(new Error(`The server ended: ${complaint}`))),
        ]);
      }
      return logged.get(message)?.url ?? '';
    },
    signal: (name: NodeJS.Signals) => child.kill(name),
    async end() {
      await exited;
      return { code: child.exitCode, complaint };
    },
  };
}
