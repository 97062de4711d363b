import { isWhole } from './keepable.ts';
import { findKept, keep, most } from './kept.ts';
import { filesCache, release } from './release.ts';

/** Cache-first strategy for a content-hashed file, which never changes. */
export async function openFile(address: string, ask: () => Promise<Response>, later: (work: Promise<unknown>) => void): Promise<Response> {
  const kept = await findKept(address);
  if (kept) return kept;
  const answer = await ask();
  if (isWhole(answer)) later(keep(filesCache, address, answer.clone(), most.files));
  return answer;
}

/** Caches the files that are not cached yet. Rejects if one of them cannot be fetched. */
export async function bringFiles(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    if (await findKept(address)) continue;
    const answer = await fetch(address, { priority: 'low' });
    if (!isWhole(answer)) throw new Error(`${address} is not there`);
    await keep(filesCache, address, answer, most.files);
  }
}

let filling: Promise<void> | undefined;

/**
 * Caches all code of this release, one file after the other, so that every page opens offline, even after the next release has replaced the
 * files on the server.
 */
export function bringRelease(): Promise<void> {
  filling ??= bringFiles(release.files).finally(() => (filling = undefined));
  return filling;
}
