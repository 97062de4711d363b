import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** PostgreSQL inside this process, its files in `dataDir`, which no other process may use meanwhile. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const unlock = lockFolder(dataDir);
  const database = await openPglite(await PGlite.create(join(dataDir, 'pglite'))).catch((error: unknown) => {
    unlock();
    throw error;
  });
  return {
    ...database,
    async close() {
      await database.close();
      unlock();
    },
  };
}

/** The same over a PGlite that the caller made. */
export async function openPglite(client: PGlite): Promise<Database> {
  const db = drizzle({ client, casing: 'snake_case' });
  return {
    db,
    async migrate(prepare) {
      await migrate(db, { migrationsFolder });
      return prepare(db);
    },
    close: () => client.close(),
  };
}
