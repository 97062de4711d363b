import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';
import type { Pglite } from './pglite-pool.ts';

/** Next to this file in the sources, and next to the bundle in a build. */
const script = new URL('./pglite-worker.js', import.meta.url);

/**
 * Opens PGlite on the files in `folder`, in a worker thread: it executes statements synchronously, and pages and files
 * are served meanwhile. Rejects if they cannot be opened. If the thread fails, the current call and every later one
 * reject, and `close` does not.
 */
export async function openPgliteThread(folder: string): Promise<Pglite> {
  const thread = new Worker(script, { workerData: folder, execArgv: [] });
  const end = new AbortController();
  thread.on('error', (error) => end.abort(error));
  thread.on('exit', () => end.abort(new Error('The thread of PGlite has ended.')));
  const response = async () => {
    try {
      const [message] = await once(thread, 'message', { signal: end.signal });
      return message;
    } catch (error) {
      end.signal.throwIfAborted();
      throw error;
    }
  };
  await response();
  const queue = new PQueue({ concurrency: 1 });
  const call = (message: Uint8Array | 'close') =>
    queue.add(() => {
      thread.postMessage(message);
      return response();
    });
  return {
    execProtocolRaw: call,
    async close() {
      if (!end.signal.aborted) await call('close');
      await thread.terminate();
    },
  };
}
