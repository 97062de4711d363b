import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';

/** The one type of both databases. Inside a transaction use its `tx` only: the embedded database has a single connection. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** How many connections of a pool are at work, and how many calls wait for one. */
export type Connections = { readonly inUse: number; readonly waiting: number };

export type Database = {
  readonly db: Db;
  /** Brings the schema up to date, then runs `prepare`, while no other process of this database does. */
  migrate<T>(prepare: (db: Db) => Promise<T>): Promise<T>;
  /** Null of the embedded database, which has one connection. */
  connections(): Connections | null;
  close(): Promise<void>;
};

/** Opens the embedded database in the data folder, or the server of `DATABASE_URL`. Throws `StartupError` when it cannot. */
export async function openDatabase(env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>, log: Log): Promise<Database> {
  if (env.DATABASE_URL) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(env.DATABASE_URL);
  }
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(env.DATA_DIR, log);
}

/** Rejects when the database does not answer. */
export async function ping(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}
