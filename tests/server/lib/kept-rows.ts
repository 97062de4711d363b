import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '#server/db/database.ts';

const named = z.object({ rows: z.array(z.object({ name: z.string(), columns: z.string() })) });
const numbered = z.object({ rows: z.array(z.object({ name: z.string(), last: z.coerce.number() })) });

/** Copies the rows of every table into a schema of their own, and answers what puts them back instead of those that are there by then. */
export async function keepRows(db: Db): Promise<(db: Db) => Promise<void>> {
  const { rows: tables } = named.parse(
    await db.execute(
      sql`select table_name as name, string_agg(quote_ident(column_name), ', ') filter (where is_generated = 'NEVER') as columns
          from information_schema.columns join information_schema.tables using (table_schema, table_name)
          where table_schema = 'public' and table_type = 'BASE TABLE' group by table_name`,
    ),
  );
  const { rows: sequences } = numbered.parse(await db.execute(sql`select sequencename as name, last_value as last from pg_sequences where schemaname = 'public' and last_value is not null`));
  await atOnce(db, ['create schema kept', ...tables.map(({ name }) => `create table kept."${name}" as table "${name}"`)]);
  const statements = [
    `truncate ${tables.map(({ name }) => `"${name}"`).join(', ')} restart identity cascade`,
    // Neither are references checked nor triggers run: the copies have what came of them.
    `perform set_config('session_replication_role', 'replica', true)`,
    ...tables.map(({ name, columns }) => `insert into "${name}" (${columns}) overriding system value select ${columns} from kept."${name}"`),
    ...sequences.map(({ name, last }) => `perform setval('"${name}"', ${last})`),
  ];
  return (opened) => atOnce(opened, statements);
}

/** In one transaction, and one question to the database. */
async function atOnce(db: Db, statements: readonly string[]): Promise<void> {
  await db.execute(sql.raw(`do $$ begin ${statements.map((each) => `${each};`).join('\n')} end $$`));
}
