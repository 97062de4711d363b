import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/db/open-database.ts';
import type { Db } from '#server/db/database.ts';
import { silent } from '#server/log.ts';
import { masterKeys } from '#tests/server/lib/app.ts';
import { postgresBinaries } from '#tests/server/lib/postgres-binaries.ts';
import type { Cluster } from '#tests/server/lib/postgres-cluster.ts';
import { startCluster } from '#tests/server/lib/postgres-cluster.ts';
import type { Command } from './command.ts';
import { startCommand } from './command.ts';
import { putSeeded } from './seeded.ts';
import type { Server, Settings } from './server.ts';
import { startServer } from './server.ts';
import { SkippedTrial } from './trial.ts';

export type Installation = {
  /** Created by the first start, except on PostgreSQL. */
  readonly dataFolder: string;
  /** Starts another process of the installation, in a pid namespace of its own if it is `separate`. */
  start(overrides?: Settings, options?: { readonly separate: boolean }): Promise<Server>;
  /** Runs a script of the project with the installation's settings, in the parent of the data folder. */
  run(script: string, args?: readonly string[], overrides?: Settings): Command;
  /** Reads the database while servers run; the embedded one only while none runs. */
  read<T>(query: (db: Db) => Promise<T>): Promise<T>;
};

const noLimit = '100000';
const settings = {
  PORT: '0',
  SANDBOX: 'on',
  ENCRYPTION_KEY: masterKeys.current.toString('hex'),
  SIGN_IN_RATE_PER_MINUTE: noLimit,
  LOOKUP_RATE_PER_MINUTE: noLimit,
  RENDER_RATE_PER_MINUTE: noLimit,
  SHARED_CACHE_MB: '0',
};

/**
 * Runs a trial on a separate installation with the embedded database, and removes its processes and files afterwards.
 */
export async function onEmbedded<T>(trial: (installation: Installation) => Promise<T>): Promise<T> {
  return withInstallation({}, async (installation) => {
    await putSeeded(installation.dataFolder, settings);
    return trial(installation);
  });
}

/**
 * Does the same on a separate PostgreSQL server with durable writes. Throws `SkippedTrial` without PostgreSQL's
 * binaries.
 */
export async function onPostgres<T>(trial: (installation: Installation, cluster: Cluster) => Promise<T>): Promise<T> {
  if (!postgresBinaries()) throw new SkippedTrial("PostgreSQL's binaries are not installed");
  const cluster = await startCluster('fsync=on');
  try {
    return await withInstallation({ DATABASE_URL: cluster.url }, (installation) => trial(installation, cluster));
  } finally {
    await cluster.stop();
  }
}

async function withInstallation<T>(
  database: { DATABASE_URL?: string },
  trial: (installation: Installation) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'trial-'));
  const servers: Server[] = [];
  const commands: Command[] = [];
  const dataFolder = join(folder, 'data');
  const installationSettings = { ...settings, ...database, DATA_DIR: dataFolder };
  try {
    return await trial({
      dataFolder,
      async start(overrides = {}, options = { separate: false }) {
        const server = await startServer({ ...installationSettings, ...overrides }, options);
        servers.push(server);
        return server;
      },
      run(script, args = [], overrides = {}) {
        const command = startCommand(script, args, { ...installationSettings, ...overrides }, folder);
        commands.push(command);
        return command;
      },
      async read(query) {
        const { db, close } = await openDatabase({ DATABASE_URL: database.DATABASE_URL, DATA_DIR: dataFolder }, silent);
        return query(db).finally(close);
      },
    });
  } finally {
    commands.forEach((command) => command.kill());
    await Promise.all([...servers.map((server) => server.end('SIGKILL')), ...commands.map(({ ended }) => ended)]);
    rmSync(folder, { recursive: true });
  }
}
