import { execFileSync } from 'node:child_process';
import { closeSync, cpSync, mkdirSync, openSync, renameSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { SkippedTrial } from './trial.ts';

export type Disk = {
  /** Fills the disk up to this many free bytes. */
  fill(freeBytes: number): void;
  /** Frees the space again. */
  empty(): void;
};

/** Moves `folder` to an in-memory disk of this size while `work` runs. Throws `SkippedTrial` if none can be mounted. */
export async function onSmallDisk<T>(folder: string, megabytes: number, work: (disk: Disk) => Promise<T>): Promise<T> {
  const aside = `${folder}.aside`;
  renameSync(folder, aside);
  mkdirSync(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    throw new SkippedTrial('a small disk may not be mounted here (root may)');
  }
  cpSync(aside, folder, { recursive: true });
  const ballast = join(folder, 'ballast');
  try {
    return await work({ fill: (freeBytes) => fill(ballast, folder, freeBytes), empty: () => rmSync(ballast) });
  } finally {
    execFileSync('umount', ['--lazy', folder]);
  }
}

function fill(ballast: string, folder: string, freeBytes: number): void {
  const block = Buffer.alloc(4_096);
  const file = openSync(ballast, 'a');
  while (freeBytesOf(folder) > freeBytes) writeSync(file, block);
  closeSync(file);
}

function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
