import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../log.ts';
import { StartupError } from '../startup-error.ts';
import { restrictToOwner } from './owner-only.ts';

/**
 * Creates the folder if it is missing, accessible to this user only. Throws `StartupError` if it is not writable or
 * belongs to another user.
 */
export function makeFolder(folder: string): void {
  // Not the process id: processes of two containers may have the same.
  const probe = join(folder, `probe.${randomUUID()}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new StartupError(`Cannot write to the data folder ${folder} (${errorCode(error) ?? 'unknown error'}).`);
  }
  try {
    restrictToOwner(folder);
  } catch (error) {
    throw new StartupError(
      `Cannot restrict the data folder ${folder} to this user (${errorCode(error) ?? 'unknown error'}): set DATA_DIR to a folder that the server's user owns.`,
    );
  }
}
