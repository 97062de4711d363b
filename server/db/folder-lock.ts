import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../log.ts';
import { StartupError } from '../startup-error.ts';
import { restrictToOwner } from './owner-only.ts';

/**
 * Locks the data folder for this process and returns the function that unlocks it. PGlite has no lock of its own and would silently lose rows. A lock
 * left by a dead process is replaced. Throws `StartupError` if another process holds the lock.
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

/** Creates the folder if it is missing, accessible to this user only. Throws `StartupError` if it is not writable or belongs to another user. */
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
    throw new StartupError(`Cannot restrict the data folder ${folder} to this user (${errorCode(error) ?? 'unknown error'}): set DATA_DIR to a folder that the server's user owns.`);
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

/** Renames the lock and checks it again before removing it, so that only one of two processes can replace it. */
function removeStale(path: string, folder: string): void {
  const owner = readIfExists(path);
  if (isAlive(owner)) throw inUse(folder, owner);
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const moved = readIfExists(aside);
  if (isAlive(moved)) linked(aside, path);
  rmSync(aside, { force: true });
}

function isAlive(owner: string): boolean {
  const pid = Number.parseInt(owner, 10);
  return pid > 0 && identity(pid) === owner;
}

/**
 * Returns the process id with its start time, where the system reports it, or undefined if no such process runs. Process ids are reused, in
 * containers at once.
 */
function identity(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return undefined;
  }
  const status = readIfExists(`/proc/${pid}/stat`);
  const startTime = status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  return `${pid} ${startTime}`;
}

function readIfExists(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const inUse = (folder: string, owner = '') =>
  new StartupError(`The data folder ${folder} is in use by another process${owner && ` (${Number.parseInt(owner, 10)})`}.`);
