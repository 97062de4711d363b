import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '#server/db/database.ts';

const tableRows = z.object({ rows: z.array(z.object({ name: z.string(), columns: z.string() })) });
const sequenceRows = z.object({
  rows: z.array(z.object({ name: z.string(), at: z.coerce.number(), taken: z.boolean() })),
});
const changedRows = z.object({ rows: z.array(z.object({ name: z.string() })) });

/**
 * Copies the rows of every table into a separate schema. Returns a function that restores them in the tables that were
 * written to since.
 */
export async function copyRows(db: Db): Promise<(db: Db) => Promise<void>> {
  const { rows: tables } = tableRows.parse(
    await db.execute(
      sql`select table_name as name, string_agg(quote_ident(column_name), ', ') filter (where is_generated = 'NEVER') as columns
          from information_schema.columns join information_schema.tables using (table_schema, table_name)
          where table_schema = 'public' and table_type = 'BASE TABLE' group by table_name`,
    ),
  );
  const { rows: sequences } = sequenceRows.parse(
    await db.execute(
      sql`select sequencename as name, coalesce(last_value, start_value) as at, last_value is not null as taken from pg_sequences where schemaname = 'public'`,
    ),
  );
  await db.execute(sql`create schema copies`);
  await db.execute(
    sql`create function copies.note() returns trigger language plpgsql as $$ begin insert into copies.written values (tg_table_name); return null; end $$`,
  );
  await runTogether(db, [
    // Not unique, so that two writers to one table do not wait for each other here.
    'create table copies.written (name text)',
    ...tables.map(({ name }) => `create table copies."${name}" as table "${name}"`),
    ...tables.map(
      ({ name }) =>
        `create trigger note after insert or update or delete or truncate on "${name}" for each statement execute function copies.note()`,
    ),
  ]);
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]));
  const restoreSequences = sequences.map(({ name, at, taken }) => `perform setval('"${name}"', ${at}, ${taken})`);
  return async (opened) => {
    const { rows: changed } = changedRows.parse(await opened.execute(sql`select distinct name from copies.written`));
    await runTogether(opened, [
      // References are not checked and triggers not run: the copies contain their results.
      `perform set_config('session_replication_role', 'replica', true)`,
      ...changed.flatMap(({ name }) => [
        `delete from "${name}"`,
        `insert into "${name}" (${columnsOf.get(name)}) overriding system value select ${columnsOf.get(name)} from copies."${name}"`,
      ]),
      'truncate copies.written',
      ...restoreSequences,
    ]);
  };
}

/** Runs statements in one transaction and one round trip. */
async function runTogether(db: Db, statements: readonly string[]): Promise<void> {
  await db.execute(sql.raw(`do $$ begin ${statements.map((each) => `${each};`).join('\n')} end $$`));
}
