import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode, type Log } from '../log.ts';
import { StartupError } from '../startup-error.ts';
import { makeFolder } from './data-folder.ts';

/**
 * Contains its owner for the message; it is never removed, since a process that locks a removed file does not exclude
 * one that creates it again.
 */
const fileName = 'lock.owner';
const retryIntervalMs = 100;

type Options = {
  readonly log: Pick<Log, 'info'>;
  /** How long to wait for another process to release the folder. */
  readonly timeoutMs: number;
};

/**
 * Locks the data folder for this process and resolves to the function that unlocks it. PGlite has no lock of its own
 * and would silently lose rows. The operating system holds the lock, so it excludes processes of other containers and
 * ends with this process, however that ends. Rejects with `StartupError` if another process holds it, or if the folder
 * cannot be locked.
 */
export async function lockFolder(folder: string, { log, timeoutMs }: Options): Promise<() => void> {
  makeFolder(folder);
  const path = join(folder, fileName);
  const tryLock = await loadTryLock();
  const file = openSync(path, 'a+', 0o600);
  try {
    if (!locked(tryLock, file, folder)) {
      log.info('waiting for the data folder', { timeoutMs });
      const deadline = performance.now() + timeoutMs;
      do {
        if (performance.now() >= deadline)
          throw new StartupError(
            `The data folder ${folder} is in use by another process (${readFileSync(path, 'utf8').trim()}).`,
          );
        await delay(retryIntervalMs);
      } while (!locked(tryLock, file, folder));
    }
    ftruncateSync(file);
    writeSync(file, `process ${process.pid} on ${hostname()}\n`);
  } catch (error) {
    closeSync(file);
    throw error;
  }
  return () => closeSync(file);
}

type TryLock = (file: number) => boolean;

function locked(tryLock: TryLock, file: number, folder: string): boolean {
  try {
    return tryLock(file);
  } catch (error) {
    throw new StartupError(
      `Cannot lock the data folder ${folder} (${errorCode(error) ?? 'unknown error'}): set DATA_DIR to a folder on a file system with locks.`,
    );
  }
}

/** Loaded only for the embedded database: the package has no binary for every system. */
async function loadTryLock(): Promise<TryLock> {
  try {
    return (await import('fs-native-extensions')).tryLock;
  } catch (error) {
    throw new StartupError(
      `The embedded database cannot lock its folder on this system (${errorCode(error) ?? 'unknown error'}): use a system with glibc, or set DATABASE_URL.`,
    );
  }
}
