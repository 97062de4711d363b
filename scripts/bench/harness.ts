import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { createPasswords } from '#server/crypto/passwords.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { prepareDatabase } from '#server/db/prepare.ts';
import { silent } from '#server/log.ts';
import { postgresBinaries } from '#tests/server/lib/postgres-binaries.ts';
import { startCluster } from '#tests/server/lib/postgres-cluster.ts';
import type { Benchmark, Options, Row } from '#tools/bench/row.ts';

type Settings = Readonly<Record<string, string>>;
export type Harness = ReturnType<typeof openHarness>;

const key = '07'.repeat(32);

/**
 * Provides a benchmark with its own processes, databases and folders, which are closed in reverse order when it ends.
 */
export function withHarness(measure: (harness: Harness, options: Options) => AsyncIterable<Row>): Benchmark {
  return async function* run(options) {
    const harness = openHarness();
    try {
      yield* measure(harness, options);
    } finally {
      await harness.close();
    }
  };
}

function openHarness() {
  const closers: (() => unknown)[] = [];
  const folder = async () => {
    const path = await mkdtemp(join(tmpdir(), 'bench-'));
    closers.push(() => rm(path, { recursive: true }));
    return path;
  };
  const run = async (args: readonly string[], settings: Settings = {}, cwd?: string) => {
    const { url, pid, stop } = await startProcess(args, settings, cwd);
    closers.push(stop);
    return { url, pid };
  };
  return {
    folder,
    /** Closes `opened` when the benchmark ends. */
    closeAtEnd<T extends { close(): unknown }>(opened: T): T {
      closers.push(() => opened.close());
      return opened;
    },
    /**
     * Starts the built server like `npm start`, of this working tree or of the one in `cwd`, on a free port, with its
     * own data folder unless the settings name one.
     */
    async server(settings: Settings = {}, cwd?: string) {
      const DATA_DIR = settings['DATA_DIR'] ?? (await folder());
      return run(
        ['dist/server/main.js'],
        {
          PORT: '0',
          SANDBOX: 'on',
          ENCRYPTION_KEY: key,
          SIGN_IN_RATE_PER_MINUTE: '100000',
          LOOKUP_RATE_PER_MINUTE: '100000',
          RENDER_RATE_PER_MINUTE: '100000',
          ...settings,
          DATA_DIR,
        },
        cwd,
      );
    },
    /** Starts a program of this folder that prints its URL first. */
    helper: (name: string, ...args: string[]) => run(['--import', 'tsx', `scripts/bench/${name}.ts`, ...args]),
    /**
     * Starts a PostgreSQL server. Returns a function that creates an empty database on it and returns its URL. Throws
     * if PostgreSQL is not installed.
     */
    async postgres() {
      if (!postgresBinaries())
        throw new Error("PostgreSQL's binaries are not installed: on Debian, apt-get install postgresql");
      const { url, stop } = await startCluster('shared_buffers=1GB', 'max_wal_size=4GB');
      closers.push(stop);
      return async (name: string) => {
        await inClient(url, (client) => client.query(`create database ${name}`));
        return url.replace('/postgres?', `/${name}?`);
      };
    },
    /** Opens the database at this URL, or an embedded one, with the schema and seeded data. */
    async seeded(databaseUrl?: string) {
      const database = this.closeAtEnd(
        await openDatabase({ DATABASE_URL: databaseUrl, DATA_DIR: await folder() }, silent),
      );
      const passwords = await createPasswords();
      await database.migrate((db) =>
        prepareDatabase(db, {
          passwords,
          masterKeys: { current: Buffer.from(key, 'hex'), others: [] },
          now: new Date(),
        }),
      );
      return database;
    },
    async close() {
      for (const close of closers.toReversed()) await close();
    },
  };
}

/** Runs `work` on a separate connection. */
export async function inClient(connectionString: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await work(client).finally(() => client.end());
}

/** Resolves with the first URL that the process prints; rejects with its stderr if it exits before that. */
async function startProcess(args: readonly string[], settings: Settings, cwd?: string) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH, HOME, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'close');
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const lines = createInterface({ input: child.stdout });
  const url = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const [printedUrl] = /http:\/\/[^\s"]+/.exec(line) ?? [];
      if (printedUrl !== undefined) resolve(printedUrl);
    });
    void exited.then(() => reject(new Error(`${args.join(' ')} ended: ${stderr}`)));
  });
  // Discards its log, so that reading it costs the benchmark as little as possible.
  lines.close();
  child.stdout.resume();
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
