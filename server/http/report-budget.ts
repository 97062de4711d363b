import { LRUCache } from 'lru-cache';

const windowMs = 60_000;
const maxPerAddress = 10;
const maxPerProcess = 100;
const maxAddresses = 1_000;

/**
 * Returns a function that counts a report from a client address, and returns whether it is one of the first ten in a
 * minute from there, and of the first hundred in this process. Counted in memory: if a policy is wrong, reports come by
 * the hundred, and must not cost the database a write each.
 */
export function createReportBudget(now: () => Date): (address: string) => boolean {
  const counts = new LRUCache<string, number>({ max: maxAddresses });
  let startedAt = 0;
  let total = 0;
  return (address) => {
    const at = now().getTime();
    if (at - startedAt >= windowMs) {
      startedAt = at;
      total = 0;
      counts.clear();
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    if (count > maxPerAddress || total >= maxPerProcess) return false;
    total += 1;
    return true;
  };
}
