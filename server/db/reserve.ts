import { statfs } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';

/** Four segments of the write-ahead log. */
const reserve = 64 * 1024 * 1024;
const interval = 1_000;

/**
 * Lets the embedded database only read while its disk has less than the reserve, from now on until what is returned is called. Where there is no room
 * for its log it would not refuse but stand still, and this process with it.
 */
export async function keepReserve(client: PGlite, freeBytes: () => Promise<number>): Promise<() => Promise<void>> {
  let onlyReads = false;
  const check = async () => {
    const isShort = (await freeBytes()) < reserve;
    if (isShort === onlyReads) return;
    await client.exec(`set default_transaction_read_only = ${isShort ? 'on' : 'off'}`);
    onlyReads = isShort;
  };
  await check();
  let checking = Promise.resolve();
  const timer = setInterval(() => {
    checking = checking.then(check);
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
