import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env.ts';
import { errorCode } from '../log.ts';
import { StartFailure } from '../start-failure.ts';

/** The 32 bytes that personal identifiers are encrypted with: `ENCRYPTION_KEY`, else a file made once in the data folder. */
export function encryptionKey(env: Pick<Env, 'ENCRYPTION_KEY' | 'DATA_DIR'>): Buffer {
  const path = join(env.DATA_DIR, 'encryption.key');
  const key = Buffer.from(env.ENCRYPTION_KEY ?? keyInFile(path), 'hex');
  if (key.length !== 32) throw new StartFailure(`The key file ${path} is damaged; restore it, or set ENCRYPTION_KEY.`);
  return key;
}

function keyInFile(path: string): string {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(path, 'utf8').trim();
}
