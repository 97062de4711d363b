import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { inject } from 'vitest';
import * as z from 'zod/mini';
import { encryptionKeys } from '#server/crypto/encryption-key.ts';
import { createPasswords } from '#server/crypto/passwords.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { prepareDatabase } from '#server/db/prepare.ts';
import { silent } from '#server/log.ts';
import { databaseNameIn, newDatabaseUrl } from './database.ts';
import { putEmptyPglite } from './empty-pglite.ts';

const logLine = z.object({ message: z.string(), url: z.optional(z.string()) });
type Settings = Record<string, string | undefined>;

/**
 * Creates the settings of a separate installation: no data folder yet, and if a server is tested, an empty database or
 * a copy.
 */
export async function newInstallation(copied?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'install-'));
  const databaseUrl = await newDatabaseUrl(copied);
  return {
    settings: { DATA_DIR: join(folder, 'data'), DATABASE_URL: databaseUrl, PORT: '0', SANDBOX: 'on' },
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * Creates the settings of a separate installation with the key and the sample members of a first start, which takes
 * three times the processor time of a later one.
 */
export async function preparedInstallation() {
  prepared ??= prepareOnce();
  const { dataFolder, databaseName } = await prepared;
  const installation = await newInstallation(databaseName);
  cpSync(dataFolder, installation.settings.DATA_DIR, { recursive: true });
  return installation;
}

/** The installation that is prepared once for all tests of the worker. */
let prepared: ReturnType<typeof prepareOnce> | undefined;

async function prepareOnce() {
  const dataFolder = mkdtempSync(join(inject('runFolder'), 'prepared-'));
  const databaseUrl = await newDatabaseUrl();
  if (databaseUrl === undefined) await putEmptyPglite(join(dataFolder, 'pglite'));
  const settings = { DATA_DIR: dataFolder, DATABASE_URL: databaseUrl };
  const masterKeys = encryptionKeys(settings);
  const passwords = await createPasswords();
  const database = await openDatabase(settings, silent);
  await database.migrate((db) => prepareDatabase(db, { passwords, masterKeys, now: new Date() }));
  await database.close();
  return { dataFolder, databaseName: databaseUrl && databaseNameIn(databaseUrl) };
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
