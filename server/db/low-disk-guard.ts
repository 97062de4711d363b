import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { describeDefect, type Log } from '../log.ts';
import type { Db } from './database.ts';

/** Four segments of the write-ahead log. */
const minFreeBytes = 64 * 1024 * 1024;
const checkIntervalMs = 1_000;

/**
 * Makes the embedded database read-only while its disk has less than `minFreeBytes` left, until the returned function
 * is called. Without space for its write-ahead log PGlite would hang. A failed check is logged and changes nothing.
 */
export async function startLowDiskGuard(
  db: Db,
  freeBytes: () => Promise<number>,
  log: Log,
): Promise<() => Promise<void>> {
  let isReadOnly = false;
  const check = async () => {
    const free = await freeBytes();
    const isLow = free < minFreeBytes;
    if (isLow === isReadOnly) return;
    await db.execute(sql.raw(`set default_transaction_read_only = ${isLow ? 'on' : 'off'}`));
    isReadOnly = isLow;
    if (isLow) log.error('disk nearly full', { freeBytes: free });
    else log.info('disk has room', { freeBytes: free });
  };
  await check();
  let checking = Promise.resolve();
  const timer = setInterval(() => {
    checking = checking.then(check).catch((error: unknown) => log.error('disk check failed', describeDefect(error)));
  }, checkIntervalMs);
  return async () => {
    clearInterval(timer);
    await checking;
  };
}

/** Returns how many bytes this process can still write to the folder's disk. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
