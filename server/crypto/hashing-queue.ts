import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import PQueue from 'p-queue';
import { messages } from '#contract/shared/messages.ts';
import { ApiError } from '#contract/http/api-error.ts';

type Options = {
  /** Calls that check or set a password at the same time. */
  readonly concurrency?: number;
  /** Calls that may wait for their turn. */
  readonly maxQueued?: number;
  /** How long a call may wait for its turn. */
  readonly maxWaitMs?: number;
};

export type HashingQueue = {
  /**
   * Runs `work`, which computes one hash, when its turn comes. Throws 503 with `retryAfter` if the queue is full or the
   * wait was too long.
   */
  run<T>(work: () => Promise<T>): Promise<T>;
};

/**
 * Limits the memory (19 MiB per hash) and CPU that logins use. One call more than there are threads for hashing, so
 * that one can do its queries while the others hash. A request that would wait longer than a few seconds is better
 * rejected.
 */
export function createHashingQueue({
  concurrency = Math.max(2, availableParallelism()),
  maxQueued = 400,
  maxWaitMs = 5_000,
}: Options = {}): HashingQueue {
  const queue = new PQueue({ concurrency });
  const busy = () => new ApiError('503', messages.unavailable, { retryAfter: Math.ceil(maxWaitMs / 1_000) });
  return {
    async run(work) {
      if (queue.size >= maxQueued) throw busy();
      const timeout = new AbortController();
      const timer = setTimeout(() => timeout.abort(busy()), maxWaitMs);
      const start = async () => {
        clearTimeout(timer);
        // Other requests are served between work that does not wait for anything.
        await nextTurn();
        return work();
      };
      return queue.add(start, { signal: timeout.signal });
    },
  };
}
