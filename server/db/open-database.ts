import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import type { Database } from './database.ts';

/**
 * Opens the PostgreSQL server of `DATABASE_URL`, or else the embedded database in the data folder, waiting up to
 * `lockTimeoutMs` for another process to release it. Throws `StartupError` if it cannot.
 */
export async function openDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  log: Log,
  options?: { readonly lockTimeoutMs: number },
): Promise<Database> {
  if (env.DATABASE_URL) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(env.DATABASE_URL);
  }
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(env.DATA_DIR, log, options);
}
