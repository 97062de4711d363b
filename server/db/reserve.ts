import { statfs } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { describeDefect, type Log } from '../log.ts';

/** Four segments of the write-ahead log. */
const reserve = 64 * 1024 * 1024;
const interval = 1_000;

/**
 * Lets the embedded database only read while its disk has less than the reserve, from now on until what is returned is called. Where there is no room
 * for its log it would not refuse but stand still, and this process with it. A look that fails is logged, and changes nothing.
 */
export async function keepReserve(client: PGlite, freeBytes: () => Promise<number>, log: Log): Promise<() => Promise<void>> {
  let onlyReads = false;
  const check = async () => {
    const free = await freeBytes();
    const isShort = free < reserve;
    if (isShort === onlyReads) return;
    await client.exec(`set default_transaction_read_only = ${isShort ? 'on' : 'off'}`);
    onlyReads = isShort;
    if (isShort) log.error('disk nearly full', { freeBytes: free });
    else log.info('disk has room', { freeBytes: free });
  };
  await check();
  let checking = Promise.resolve();
  const timer = setInterval(() => {
    checking = checking.then(check).catch((error: unknown) => log.error('disk check failed', describeDefect(error)));
  }, interval);
  return async () => {
    clearInterval(timer);
    await checking;
  };
}

/** What may still be written to the disk of this folder. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
