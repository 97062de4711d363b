import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Log } from '../log.ts';
import { StartupError } from '../startup-error.ts';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { restrictToOwner } from './owner-only.ts';
import { freeBytesOf, startLowDiskGuard } from './low-disk-guard.ts';
import { type Pglite, pglitePool } from './pglite-pool.ts';
import { openPgliteThread } from './pglite-thread.ts';

/**
 * Opens PostgreSQL inside this process (PGlite), with its files in `dataDir`, which is locked against other processes.
 * After `migrate` it is read-only while the disk is nearly full. Throws `StartupError` if another process uses the
 * folder for longer than `lockTimeoutMs`, or if the files cannot be opened.
 */
export async function openEmbedded(
  dataDir: string,
  log: Log,
  { lockTimeoutMs = 0 }: { readonly lockTimeoutMs?: number } = {},
): Promise<Database> {
  const unlock = await lockFolder(dataDir, { log, timeoutMs: lockTimeoutMs });
  const pglite = await openPgliteThread(join(dataDir, 'pglite')).catch((error: unknown) => {
    unlock();
    const reason = error instanceof Error ? error.message : 'the files are not those of a database';
    throw new StartupError(
      `Cannot open the database in ${dataDir}: ${reason}. "npm run backup -- restore <file>" restores a backup.`,
    );
  });
  // PGlite makes its files readable by every user, ignoring the umask.
  restrictToOwner(dataDir);
  const database = openPglite(pglite);
  let stopGuard = () => Promise.resolve();
  return {
    ...database,
    async migrate(prepare) {
      const prepared = await database.migrate(prepare);
      restrictToOwner(dataDir);
      stopGuard = await startLowDiskGuard(database.db, () => freeBytesOf(dataDir), log);
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
export function openPglite(pglite: Pglite): Database {
  const pool = pglitePool(pglite);
  const db = drizzle({ client: pool, casing: 'snake_case' });
  return {
    db,
    async migrate(prepare) {
      await migrate(db, { migrationsFolder });
      return prepare(db);
    },
    connections: () => null,
    async close() {
      await pool.end();
      await pglite.close();
    },
  };
}
