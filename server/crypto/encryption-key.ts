import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env.ts';
import { errorCode } from '../log.ts';
import { StartupError } from '../startup-error.ts';
import type { MasterKeys } from './keys.ts';

/** Key file in the data folder. */
export const fileName = 'encryption.key';
/** Key file that a rotation of the embedded database is changing to. */
export const nextFileName = 'encryption.key.next';

/**
 * Returns the keys that encrypt personal data: `ENCRYPTION_KEY` and `OTHER_ENCRYPTION_KEYS`, or else a key file in the
 * data folder, created on first use. Throws `StartupError` if a key file is damaged.
 */
export function encryptionKeys(env: Pick<Env, 'ENCRYPTION_KEY' | 'OTHER_ENCRYPTION_KEYS' | 'DATA_DIR'>): MasterKeys {
  const others = (env.OTHER_ENCRYPTION_KEYS ?? []).map((hex) => Buffer.from(hex, 'hex'));
  if (env.ENCRYPTION_KEY) return { current: Buffer.from(env.ENCRYPTION_KEY, 'hex'), others };
  const next = join(env.DATA_DIR, nextFileName);
  return {
    current: keyIn(join(env.DATA_DIR, fileName)),
    others: [...others, ...(existsSync(next) ? [keyIn(next)] : [])],
  };
}

/** Reads the key file, creating it with a random key if it is missing. Throws `StartupError` if it is damaged. */
export function keyIn(path: string): Buffer {
  // Not the process id: processes of two containers may have the same, and one would change the key of the other.
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'hex');
  if (key.length !== 32) throw new StartupError(`The key file ${path} is damaged; restore it, or set ENCRYPTION_KEY.`);
  return key;
}
