import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';

/** Common type of both databases. Inside a transaction use only its `tx`: the embedded database has a single connection. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** Pool connections in use, and calls waiting for one. */
export type Connections = { readonly inUse: number; readonly waiting: number };

export type Database = {
  readonly db: Db;
  /** Applies pending migrations, then runs `prepare`, while no other process does so on this database. */
  migrate<T>(prepare: (db: Db) => Promise<T>): Promise<T>;
  /** Null for the embedded database, which has a single connection. */
  connections(): Connections | null;
  close(): Promise<void>;
};

/** Opens the PostgreSQL server of `DATABASE_URL`, or else the embedded database in the data folder. Throws `StartupError` if it cannot. */
export async function openDatabase(env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>, log: Log): Promise<Database> {
  if (env.DATABASE_URL) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(env.DATABASE_URL);
  }
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(env.DATA_DIR, log);
}

/** Throws if the database does not respond. */
export async function ping(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}
