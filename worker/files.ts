import { isWhole } from './keepable.ts';
import { findKept, keep, most } from './kept.ts';
import { filesCache, release } from './release.ts';

/** A file that is named by its content: the same forever, so whoever has it does not ask. */
export async function openFile(address: string, ask: () => Promise<Response>, later: (work: Promise<unknown>) => void): Promise<Response> {
  const kept = await findKept(address);
  if (kept) return kept;
  const answer = await ask();
  if (isWhole(answer)) later(keep(filesCache, address, answer.clone(), most.files));
  return answer;
}

/** Brings files that are not there yet. Rejects when one of them does not come. */
export async function bringFiles(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    if (await findKept(address)) continue;
    const answer = await fetch(address, { priority: 'low' });
    if (!isWhole(answer)) throw new Error(`${address} is not there`);
    await keep(filesCache, address, answer, most.files);
  }
}

let filling: Promise<void> | undefined;

/** Brings all code of this release, one file after the other, so that every page opens without a network, and goes on opening when the next release has replaced it. */
export function bringRelease(): Promise<void> {
  filling ??= bringFiles(release.files).finally(() => (filling = undefined));
  return filling;
}
