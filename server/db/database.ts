import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * Common type of both databases. Inside a transaction use only its `tx`: the embedded database has a single connection.
 */
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

/** Throws if the database does not respond. */
export async function ping(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}
