import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { messages } from '#contract/shared/messages.ts';
import { ApiError } from '#contract/http/api-error.ts';

type Options = {
  /** Calls that run at the same time. */
  readonly concurrency?: number;
  /** Calls that may wait for their turn. */
  readonly maxQueued?: number;
  /** How long a call may wait for its turn. */
  readonly maxWaitMs?: number;
};

export type HashingQueue = {
  /**
   * Runs `work`, which computes one hash and reads and writes the counts of attempts, when its turn comes. Throws 503 with `retryAfter` if the queue is
   * full or the wait was too long.
   */
  run<T>(work: () => Promise<T>): Promise<T>;
};

/** Twice as many as hashes: while one call of a core computes its hash, another one can do its queries. */
export const callsAtOnce = 2 * availableParallelism();

/**
 * Limits the calls that check or set passwords at the same time, so that no guess outruns the counts. A call that would wait longer than a few seconds
 * is better rejected.
 */
export function createHashingQueue({ concurrency = callsAtOnce, maxQueued = 400, maxWaitMs = 5_000 }: Options = {}): HashingQueue {
  const queue = new PQueue({ concurrency });
  const busy = () => new ApiError('503', messages.unavailable, { retryAfter: Math.ceil(maxWaitMs / 1_000) });
  return {
    async run(work) {
      if (queue.size >= maxQueued) throw busy();
      const timeout = new AbortController();
      const timer = setTimeout(() => timeout.abort(busy()), maxWaitMs);
      const start = () => {
        clearTimeout(timer);
        return work();
      };
      return queue.add(start, { signal: timeout.signal });
    },
  };
}
