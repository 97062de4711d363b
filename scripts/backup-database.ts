import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '#server/env.ts';
import { backUpEmbedded, restoreEmbedded } from './backup-embedded.ts';
import { backUpPostgres, restorePostgres } from './backup-postgres.ts';

type Where = Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>;
type Restoring = { readonly replace: boolean; readonly now: Date };

/** Copies the database that the settings name into `folder`, under a name that tells when, and returns the file. The encryption key is not in it. */
export async function backUp({ DATABASE_URL, DATA_DIR }: Where, now: Date, folder = 'backups'): Promise<string> {
  // What `pg_dump` writes has the modes that the process allows.
  process.umask(0o077);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${now.toISOString().replaceAll(':', '-')}.${DATABASE_URL ? 'dump' : 'tar.gz'}`);
  await (DATABASE_URL ? backUpPostgres(DATABASE_URL, file) : backUpEmbedded(DATA_DIR, file));
  return file;
}

/** Makes the database of `file` the one that the settings name; returns where the former embedded one is kept, if there was one. Refuses to replace one unless told to. */
export async function restore({ DATABASE_URL, DATA_DIR }: Where, file: string, { replace, now }: Restoring): Promise<string | null> {
  if (!DATABASE_URL) return restoreEmbedded(DATA_DIR, file, { replace, now });
  await restorePostgres(DATABASE_URL, file, { replace });
  return null;
}
