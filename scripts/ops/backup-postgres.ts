import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { StartupError } from '#server/startup-error.ts';

/** Backs up the database to `file` in `pg_dump`'s custom format, as a consistent snapshot; servers may keep running. */
export async function backUpPostgres(url: string, file: string): Promise<void> {
  const { plainUrl, env } = withoutPassword(url);
  try {
    await ended(
      spawn('pg_dump', ['--format=custom', '--no-owner', `--file=${file}`, `--dbname=${plainUrl}`], {
        env,
        stdio: ['ignore', 'inherit', 'inherit'],
      }),
    );
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}

/**
 * Restores the database from `file` in a single transaction. Throws `StartupError` if there are tables and `replace` is
 * false. No server may be running.
 */
export async function restorePostgres(
  url: string,
  file: string,
  { replace }: { readonly replace: boolean },
): Promise<void> {
  if (!replace && (await hasTables(url)))
    throw new StartupError('The database of DATABASE_URL is not empty; --replace replaces its content.');
  const { plainUrl, env } = withoutPassword(url);
  const read = spawn('pg_restore', ['--no-owner', '--file=-', file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const write = spawn('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', `--dbname=${plainUrl}`], {
    env,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const reading = failureOf(ended(read));
  const writing = failureOf(ended(write));
  // A psql that exits early is reported by its exit code; the database then rolls back.
  write.stdin.on('error', () => undefined).write(dropSchemas);
  await pipeline(read.stdout, write.stdin, { end: false }).catch(() => undefined);
  write.stdin.end((await reading) ? 'rollback;\n' : 'commit;\n');
  const failure = (await writing) ?? (await reading);
  if (failure) throw failure;
}

const dropSchemas =
  'begin;\nset client_min_messages = warning;\ndrop schema if exists drizzle cascade;\ndrop schema if exists public cascade;\ncreate schema public;\n';

async function hasTables(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      "select 1 from pg_tables where schemaname in ('public', 'drizzle') limit 1",
    );
    return rowCount !== 0;
  } finally {
    await client.end();
  }
}

/**
 * Moves the password from the URL into the environment: command-line arguments are visible to every user of the
 * machine, the environment is not.
 */
function withoutPassword(url: string): { plainUrl: string; env: NodeJS.ProcessEnv } {
  const [, before = '', password = '', after = ''] = /^(\w+:\/\/[^:@/?]*):([^@/]*)(@.*)$/.exec(url) ?? [];
  return before
    ? { plainUrl: before + after, env: { ...process.env, PGPASSWORD: decodeURIComponent(password) } }
    : { plainUrl: url, env: process.env };
}

async function ended(child: ChildProcess): Promise<void> {
  const [code]: unknown[] = await once(child, 'close').catch(() => {
    throw new StartupError(`${child.spawnfile} is not installed: backups of PostgreSQL need its client tools.`);
  });
  if (code !== 0) throw new StartupError(`${child.spawnfile} failed (${String(code)}).`);
}

const failureOf = (work: Promise<void>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
