import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Log } from '../log.ts';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { restrictToOwner } from './owner-only.ts';
import { freeBytesOf, startLowDiskGuard } from './low-disk-guard.ts';

/** PostgreSQL inside this process, its files in `dataDir`, which no other process may use meanwhile. Once it is migrated it only reads while the disk is nearly full. */
export async function openEmbedded(dataDir: string, log: Log): Promise<Database> {
  const unlock = lockFolder(dataDir);
  const client = await PGlite.create(join(dataDir, 'pglite')).catch((error: unknown) => {
    unlock();
    throw error;
  });
  // PGlite gives its files to everybody, whatever the process's mask says.
  restrictToOwner(dataDir);
  const database = await openPglite(client);
  let stopGuard = () => Promise.resolve();
  return {
    ...database,
    async migrate(prepare) {
      const prepared = await database.migrate(prepare);
      restrictToOwner(dataDir);
      stopGuard = await startLowDiskGuard(client, () => freeBytesOf(dataDir), log);
      return prepared;
    },
    async close() {
      await stopGuard();
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
    connections: () => null,
    close: () => client.close(),
  };
}
