import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '#server/db/database.ts';

const result = z.object({ rows: z.array(z.object({ value: z.string() })) });

/** Returns the column `value` of a query's rows. */
export async function valuesOf(db: Db, query: string): Promise<string[]> {
  return result.parse(await db.execute(sql.raw(query))).rows.map(({ value }) => value);
}

/** Returns every row of every table, by table. */
export async function allRows(db: Db): Promise<Record<string, string[]>> {
  const tables = await valuesOf(db, "select tablename as value from pg_tables where schemaname = 'public' order by 1");
  const rows: Record<string, string[]> = {};
  for (const table of tables)
    rows[table] = await valuesOf(db, `select whole_row::text as value from "${table}" as whole_row order by 1`);
  return rows;
}
