import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { lockFolder } from '#server/db/folder-lock.ts';
import { silent } from '#server/log.ts';
import { restrictToOwner } from '#server/db/owner-only.ts';
import { StartupError } from '#server/startup-error.ts';

/** Operators stop the server first; if it still runs, the command fails at once. */
const lockOptions = { log: silent, timeoutMs: 0 } as const;

/**
 * Backs up the embedded database to `file`, a compressed tar, while holding the folder's lock: only one process may
 * open the database, and copying its files while a server runs could give an inconsistent backup. Throws `StartupError`
 * if a server is running, or if there is no database.
 */
export async function backUpEmbedded(dataDir: string, file: string): Promise<void> {
  const unlock = await lockFolder(dataDir, lockOptions);
  try {
    if (!existsSync(folderOf(dataDir))) throw new StartupError(`There is no database in ${dataDir}.`);
    const client = await PGlite.create(folderOf(dataDir));
    const copy = await client.dumpDataDir('gzip').finally(() => client.close());
    writeFileSync(file, Buffer.from(await copy.arrayBuffer()), { mode: 0o600, flag: 'wx' });
  } finally {
    unlock();
  }
}

/**
 * Restores the data folder's database from `file`. A previous database is moved beside it; returns its path. Throws
 * `StartupError` if a server is running, or if there is a database and `replace` is false.
 */
export async function restoreEmbedded(
  dataDir: string,
  file: string,
  { replace, now }: { readonly replace: boolean; readonly now: Date },
): Promise<string | null> {
  const unlock = await lockFolder(dataDir, lockOptions);
  try {
    const folder = folderOf(dataDir);
    if (existsSync(folder) && !replace)
      throw new StartupError(`${dataDir} already contains a database; --replace replaces it.`);
    const unpacked = `${folder}.restored`;
    rmSync(unpacked, { recursive: true, force: true });
    await unpackAndCheck(unpacked, file);
    restrictToOwner(dataDir);
    const previous = existsSync(folder) ? `${folder}.${now.getTime()}` : null;
    if (previous) renameSync(folder, previous);
    renameSync(unpacked, folder);
    return previous;
  } finally {
    unlock();
  }
}

/** Unpacks `file` to `folder` and checks that it contains a database of this site. */
async function unpackAndCheck(folder: string, file: string): Promise<void> {
  try {
    const client = await PGlite.create({ dataDir: folder, loadDataDir: new Blob([readFileSync(file)]) });
    await client.query('select 1 from install').finally(() => client.close());
  } catch {
    rmSync(folder, { recursive: true, force: true });
    throw new StartupError(`${file} does not contain a database of this site.`);
  }
}

const folderOf = (dataDir: string) => join(dataDir, 'pglite');
