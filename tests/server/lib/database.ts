import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openPglite } from '#server/db/embedded.ts';
import { openPostgres } from '#server/db/postgres.ts';
import * as schema from '#server/db/schema.ts';
import * as siteSchema from '#server/db/site-schema.ts';
import * as staffSchema from '#server/db/staff-schema.ts';
import { newPglite } from './empty-pglite.ts';

const tables = Object.values({ ...schema, ...siteSchema, ...staffSchema })
  .filter((each) => is(each, PgTable))
  .map((table) => `"${getTableName(table)}"`);
let shared: Promise<Database> | undefined;

/** Returns the run's database, opened and migrated once, with its current content. */
export function openDatabase(): Promise<Database> {
  shared ??= openMigrated();
  return shared;
}

/** Returns the run's database with empty tables. */
export async function emptyDatabase(): Promise<Database> {
  const database = await openDatabase();
  await database.db.transaction(async (tx) => {
    // The audit log refuses to be emptied.
    await tx.execute(sql`alter table audit_entry disable trigger audit_entry_unchanged`);
    await tx.execute(sql.raw(`truncate ${tables.join(', ')} restart identity cascade`));
    await tx.execute(sql`alter table audit_entry enable trigger audit_entry_unchanged`);
  });
  return database;
}

/** Creates a separate database on the test cluster, empty or a copy; undefined if the embedded one is tested. */
export async function newDatabaseUrl(copied = 'template1'): Promise<string | undefined> {
  const cluster = inject('databaseUrl');
  if (!cluster) return undefined;
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: cluster });
  await client.connect();
  await client.query(`create database ${name} template ${copied}`);
  await client.end();
  return cluster.replace('/postgres?', `/${name}?`);
}

/** Returns the name in the URL of a separate database. */
export const databaseNameIn = (url: string): string | undefined => /\/(t_\w+)\?/.exec(url)?.[1];

/** Opens a database that is neither migrated nor shared; the test closes it. */
export async function openUnprepared(): Promise<Database> {
  const url = await newDatabaseUrl();
  return url ? openPostgres(url) : openPglite(await newPglite());
}

/**
 * Prepares a database, and returns a function that opens a copy of it: migrating and seeding takes a second of the
 * processor. The test closes each copy.
 */
export async function copiesOf(prepare: (database: Database) => Promise<unknown>): Promise<() => Promise<Database>> {
  const url = await newDatabaseUrl();
  if (url) {
    const database = await openPostgres(url);
    await prepare(database);
    await database.close();
    return async () => openPostgres((await newDatabaseUrl(databaseNameIn(url))) ?? '');
  }
  const client = await newPglite();
  const database = openPglite(client);
  await prepare(database);
  const files = await client.dumpDataDir('none');
  await database.close();
  return async () => openPglite(await PGlite.create({ loadDataDir: files }));
}

async function openMigrated(): Promise<Database> {
  const database = await openUnprepared();
  await database.migrate(() => Promise.resolve());
  return database;
}
