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

/**
 * Opens PostgreSQL inside this process (PGlite), with its files in `dataDir`, which is locked against other processes. After `migrate` it is
 * read-only while the disk is nearly full.
 */
export async function openEmbedded(dataDir: string, log: Log): Promise<Database> {
  const unlock = lockFolder(dataDir);
  const client = await PGlite.create(join(dataDir, 'pglite')).catch((error: unknown) => {
    unlock();
    throw error;
  });
  // PGlite makes its files readable by every user, ignoring the umask.
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

/** Wraps a PGlite instance that the caller created. */
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
