import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/database.ts';
import * as schema from '#server/db/schema.ts';
import * as siteSchema from '#server/db/site-schema.ts';
import * as staffSchema from '#server/db/staff-schema.ts';

const tables = Object.values({ ...schema, ...siteSchema, ...staffSchema })
  .filter((each) => is(each, PgTable))
  .map((table) => getTableName(table));

/** Counters of calls and of wrong passwords, which any call may change. */
const counting: ReadonlySet<string> = new Set([
  getTableName(schema.loginLock),
  getTableName(schema.failedPassword),
  getTableName(schema.rateWindow),
]);

/** Returns every row of every table as one text. */
export const dump = (db: Db) => dumpOf(db, tables);

/** Does the same without the counters of calls and of wrong passwords. */
export const dumpWithoutCounts = (db: Db) =>
  dumpOf(
    db,
    tables.filter((name) => !counting.has(name)),
  );

async function dumpOf(db: Db, names: readonly string[]): Promise<string> {
  const rows = [];
  for (const name of names) rows.push([name, await db.execute(sql.raw(`select * from "${name}" order by 1, 2`))]);
  return JSON.stringify(rows);
}
