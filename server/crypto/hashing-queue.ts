import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { messages } from '#contract/messages.ts';
import { Refused } from '#contract/refused.ts';

type Options = {
  /** How many hashes are made at a time. */
  readonly concurrency?: number;
  /** How many wait for their turn. */
  readonly maxQueued?: number;
  /** For how many milliseconds one waits at most. */
  readonly maxWaitMs?: number;
};

export type HashingQueue = {
  /** Calls `work`, which makes one hash, in its turn. Refused 503 with `retryAfter` when too many wait, or this one waited too long. */
  run<T>(work: () => Promise<T>): Promise<T>;
};

/** Of libuv's threads, on which hashes are made and files are read, two are left for files. */
const freeThreads = Math.max(1, Number(process.env['UV_THREADPOOL_SIZE'] ?? 4) - 2);

/**
 * Bounds the memory (19 MiB for each hash) and the CPU that sign-ins take: more hashes at a time than cores are not faster, and who would wait for
 * longer than a few seconds is better told so at once.
 */
export function createHashingQueue({ concurrency = Math.min(availableParallelism(), freeThreads), maxQueued = 400, maxWaitMs = 5_000 }: Options = {}): HashingQueue {
  const queue = new PQueue({ concurrency });
  const busy = () => new Refused('503', messages.unavailable, { retryAfter: Math.ceil(maxWaitMs / 1_000) });
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
