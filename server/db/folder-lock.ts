import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../log.ts';
import { StartupError } from '../startup-error.ts';
import { restrictToOwner } from './owner-only.ts';

/**
 * Takes the data folder for this process and returns how to give it back. The embedded database has no lock of its own
 * and would lose rows silently. A lock whose process is dead is taken over. Throws `StartupError` when another has it.
 */
export function lockFolder(folder: string): () => void {
  makeFolder(folder);
  const path = join(folder, 'lock');
  const draft = join(folder, `lock.${process.pid}`);
  writeFileSync(draft, identity(process.pid) ?? '');
  try {
    if (!linked(draft, path)) {
      removeStale(path, folder);
      if (!linked(draft, path)) throw inUse(folder);
    }
  } finally {
    rmSync(draft);
  }
  return () => rmSync(path, { force: true });
}

/** Makes the folder when it is missing, for this user alone. Throws `StartupError` when it cannot be written, or belongs to another user. */
export function makeFolder(folder: string): void {
  const probe = join(folder, `probe.${process.pid}`);
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
    throw new StartupError(`Cannot keep the data folder ${folder} from other users (${errorCode(error) ?? 'unknown error'}): let DATA_DIR be a folder of the server's own user.`);
  }
}

function linked(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Moves the lock aside before judging it, so that of two processes only one can take over. */
function removeStale(path: string, folder: string): void {
  const owner = readIfThere(path);
  if (isAlive(owner)) throw inUse(folder, owner);
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const moved = readIfThere(aside);
  if (isAlive(moved)) linked(aside, path);
  rmSync(aside, { force: true });
}

function isAlive(owner: string): boolean {
  const pid = Number.parseInt(owner, 10);
  return pid > 0 && identity(pid) === owner;
}

/** The process id with its start time where the system tells it: ids are used again, in containers at once. */
function identity(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return undefined;
  }
  const status = readIfThere(`/proc/${pid}/stat`);
  const startTime = status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  return `${pid} ${startTime}`;
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const inUse = (folder: string, owner = '') =>
  new StartupError(`The data folder ${folder} is in use by another process${owner && ` (${Number.parseInt(owner, 10)})`}.`);
