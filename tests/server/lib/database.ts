import { randomUUID } from 'node:crypto';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openPglite } from '#server/db/embedded.ts';
import { openPostgres } from '#server/db/postgres.ts';
import * as schema from '#server/db/schema.ts';
import * as siteSchema from '#server/db/site-schema.ts';
import { newPglite } from './empty-pglite.ts';

const tables = Object.values({ ...schema, ...siteSchema })
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
  await database.db.execute(sql.raw(`truncate ${tables.join(', ')} restart identity cascade`));
  return database;
}

/** Creates a separate database on the test cluster; undefined if the embedded one is tested. */
export async function newDatabaseUrl(): Promise<string | undefined> {
  const cluster = inject('databaseUrl');
  if (!cluster) return undefined;
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: cluster });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return cluster.replace('/postgres?', `/${name}?`);
}

/** Opens a database that is neither migrated nor shared; the test closes it. */
export async function openUnprepared(): Promise<Database> {
  const url = await newDatabaseUrl();
  return url ? openPostgres(url) : openPglite(await newPglite());
}

async function openMigrated(): Promise<Database> {
  const database = await openUnprepared();
  await database.migrate(() => Promise.resolve());
  return database;
}
