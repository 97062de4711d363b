import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { StartupError } from '../startup-error.ts';
import { errorCode } from '../log.ts';
import { ConnectionPool } from './connection-pool.ts';
import type { Database, Db } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** Id of the advisory lock: arbitrary, but the same in every process, so that only one migrates and seeds at a time. */
export const migrationLockId = 7_243_901;

export async function openPostgres(connectionString: string): Promise<Database> {
  const pool = new ConnectionPool({
    connectionString,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    max: 10,
  });
  // The pool replaces a broken idle connection at the next query; without a listener the event would terminate the
  // process.
  pool.on('error', () => undefined);
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end();
    throw new StartupError(`Cannot reach the database of DATABASE_URL (${errorCode(error) ?? 'no answer'}).`);
  });
  return {
    db: drizzle({ client: pool, casing: 'snake_case' }),
    migrate: (prepare) => migrateAlone(connectionString, prepare),
    connections: () => ({ inUse: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

async function migrateAlone<T>(connectionString: string, prepare: (db: Db) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLockId]);
    const db = drizzle({ client, casing: 'snake_case' });
    await migrate(db, { migrationsFolder });
    return await prepare(db);
  } finally {
    await client.end();
  }
}
