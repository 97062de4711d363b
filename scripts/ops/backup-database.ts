import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '#server/env.ts';
import { backUpEmbedded, restoreEmbedded } from './backup-embedded.ts';
import { backUpPostgres, restorePostgres } from './backup-postgres.ts';

type DatabaseLocation = Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>;
type RestoreOptions = { readonly replace: boolean; readonly now: Date };

/**
 * Backs up the configured database into `folder`, in a file named by the time, and returns its path. The encryption key
 * is not included.
 */
export async function backUp(
  { DATABASE_URL, DATA_DIR }: DatabaseLocation,
  now: Date,
  folder = 'backups',
): Promise<string> {
  // Makes the file readable by its owner only; `pg_dump` applies the umask.
  process.umask(0o077);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${now.toISOString().replaceAll(':', '-')}.${DATABASE_URL ? 'dump' : 'tar.gz'}`);
  await (DATABASE_URL ? backUpPostgres(DATABASE_URL, file) : backUpEmbedded(DATA_DIR, file));
  return file;
}

/**
 * Restores the configured database from `file`. Returns the path to which a previous embedded database was moved, else
 * null. Throws `StartupError` if there is data and `replace` is false.
 */
export async function restore(
  { DATABASE_URL, DATA_DIR }: DatabaseLocation,
  file: string,
  { replace, now }: RestoreOptions,
): Promise<string | null> {
  if (!DATABASE_URL) return restoreEmbedded(DATA_DIR, file, { replace, now });
  await restorePostgres(DATABASE_URL, file, { replace });
  return null;
}
