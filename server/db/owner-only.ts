import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const forOthers = 0o077;
/** What the server and its backups write into the data folder: the database and the copies that a restore has left, the lock, the key. */
const own = /^(pglite|lock|encryption\.key)/;

/**
 * Makes the data folder and what the server has in it readable and writable by the process's user alone (0700, 0600), and so what the process
 * creates from now on. Throws where the folder belongs to another user.
 */
export function restrictToOwner(folder: string): void {
  process.umask(forOthers);
  restrict(folder);
  for (const name of readdirSync(folder)) if (own.test(name)) restrictAll(join(folder, name));
}

function restrictAll(path: string): void {
  if (!restrict(path)) return;
  for (const name of readdirSync(path)) restrictAll(join(path, name));
}

/** Returns whether it is a folder. A link is left alone, as its target may be anybody's. */
function restrict(path: string): boolean {
  const stats = lstatSync(path);
  if (stats.isSymbolicLink()) return false;
  if ((stats.mode & forOthers) !== 0) chmodSync(path, stats.mode & 0o700);
  return stats.isDirectory();
}
