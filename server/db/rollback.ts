import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { StartupError } from '../startup-error.ts';
import type { Db } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { migrationLockId } from './postgres.ts';

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });
const applied = z.object({ rows: z.array(z.object({ created: z.coerce.number() })) });

/**
 * Rolls back the last `count` migrations in one transaction and returns their names, newest first. Data that only the
 * newer schema can store is lost with its tables and columns. If a row of an older table does not fit the older schema,
 * nothing changes and the database error is thrown. Throws `StartupError` if fewer migrations were applied, one is
 * unknown to this release, or one has no rollback script.
 */
export async function rollBack(db: Db, count: number): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLockId})`);
    await tx.execute(sql`set local statement_timeout = 0`);
    const latest = await latestMigrations(tx, count);
    if (latest.length < count) throw new StartupError(`The database has ${latest.length} migrations, not ${count}.`);
    const names = [];
    for (const when of latest) {
      const name = nameOf(when);
      for (const statement of rollbackStatements(name)) await tx.execute(sql.raw(statement));
      await tx.execute(sql`delete from drizzle.__drizzle_migrations where created_at = ${when}`);
      names.push(name);
    }
    return names;
  });
}

async function latestMigrations(db: Db, count: number): Promise<number[]> {
  const found = applied.parse(
    await db.execute(
      sql`select created_at as created from drizzle.__drizzle_migrations order by created_at desc limit ${count}`,
    ),
  );
  return found.rows.map(({ created }) => created);
}

function nameOf(when: number): string {
  const { entries } = journal.parse(JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')));
  const entry = entries.find((each) => each.when === when);
  if (!entry)
    throw new StartupError(
      'The database has a migration that this release does not know: roll it back with the release that added it.',
    );
  return entry.tag;
}

function rollbackStatements(name: string): string[] {
  const path = join(migrationsFolder, 'back', `${name}.sql`);
  if (!existsSync(path)) throw new StartupError(`${name} cannot be rolled back: restore the backup made before it.`);
  return readFileSync(path, 'utf8').split('--> statement-breakpoint');
}
