import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

type Task = { readonly password: string; /** Hash to compare with; without one, the password is hashed. */ readonly hashed?: string };
type Reply = { readonly hash?: string; readonly matches?: boolean; readonly error?: unknown };
type Pending = { readonly resolve: (reply: Reply) => void; readonly reject: (reason: unknown) => void };
/** A thread replies in the order in which it was asked. */
type Thread = { readonly worker: Worker; readonly pending: Pending[] };

export type HashingThreads = {
  /** Computes one hash. Rejects with the error of argon2, or if the thread ends. */
  run(task: Task): Promise<Reply>;
};

/** Next to this file in the sources, and next to the bundle in a build. */
const threadFile = new URL('./hashing-thread.js', import.meta.url);

/**
 * Computes hashes in threads of low priority, started when needed and at most as many as cores: hashing uses all the time that pages, files and
 * queries leave, and takes none of theirs. Idle threads do not keep the process alive.
 */
export function createHashingThreads(size = availableParallelism()): HashingThreads {
  const threads: Thread[] = [];

  function start(): Thread {
    const thread: Thread = { worker: new Worker(threadFile), pending: [] };
    thread.worker.on('message', ({ error, ...reply }: Reply) => {
      const asked = thread.pending.shift();
      if (thread.pending.length === 0) thread.worker.unref();
      if (error === undefined) asked?.resolve(reply);
      else asked?.reject(error);
    });
    thread.worker.on('error', (error) => {
      threads.splice(threads.indexOf(thread), 1);
      for (const { reject } of thread.pending) reject(error);
    });
    threads.push(thread);
    return thread;
  }

  return {
    run(task) {
      const [leastBusy] = threads.toSorted((a, b) => a.pending.length - b.pending.length);
      const thread = leastBusy && (leastBusy.pending.length === 0 || threads.length >= size) ? leastBusy : start();
      thread.worker.ref();
      return new Promise((resolve, reject) => {
        thread.pending.push({ resolve, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        thread.worker.postMessage(task);
      });
    },
  };
}
