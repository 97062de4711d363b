import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const otherUsersMask = 0o077;
/**
 * Entries that the server and its backups write into the data folder: the database, copies left by a restore, the lock
 * and the key.
 */
const managedEntries = /^(pglite|lock|encryption\.key)/;

/**
 * Restricts the data folder and the server's own entries in it to this user (0700, 0600), and sets the umask so that
 * new files are restricted too. Throws if the folder belongs to another user.
 */
export function restrictToOwner(folder: string): void {
  process.umask(otherUsersMask);
  restrict(folder);
  for (const name of readdirSync(folder)) if (managedEntries.test(name)) restrictAll(join(folder, name));
}

function restrictAll(path: string): void {
  if (!restrict(path)) return;
  for (const name of readdirSync(path)) restrictAll(join(path, name));
}

/** Returns whether `path` is a folder. Leaves symbolic links alone, since their target may belong to someone else. */
function restrict(path: string): boolean {
  const stats = lstatSync(path);
  if (stats.isSymbolicLink()) return false;
  if ((stats.mode & otherUsersMask) !== 0) chmodSync(path, stats.mode & 0o700);
  return stats.isDirectory();
}
