import { LRUCache } from 'lru-cache';
import { tooManyRequestsMessage } from '#contract/shared/refusal-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';

const windowMs = 60_000;
const maxPerAddress = 10;
const maxPerProcess = 100;
const maxAddresses = 1_000;
const retryAfterSeconds = 60;

/**
 * Returns a function that counts a report from a client address. It throws 429 above ten in a minute from one, or a hundred in this process. Counted
 * in memory: reports come unasked, by the hundred if a policy is wrong, and must not cost the database a write each.
 */
export function createReportBudget(now: () => Date): (address: string) => void {
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
    if (count > maxPerAddress || total >= maxPerProcess) throw new ApiError('429', tooManyRequestsMessage(retryAfterSeconds), { retryAfter: retryAfterSeconds });
    total += 1;
  };
}
