import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';
import type { Pglite } from './pglite-pool.ts';

/** Next to this file in the sources, and next to the bundle in a build. */
const script = new URL('./embedded-worker.js', import.meta.url);

/**
 * Opens PGlite on the files in `folder`, in a thread of its own: it executes statements synchronously, and pages and files are served meanwhile. Rejects
 * if they cannot be opened, and rejects every later call if the thread fails.
 */
export async function openPgliteThread(folder: string): Promise<Pglite> {
  const thread = new Worker(script, { workerData: folder, execArgv: [] });
  let failure: unknown;
  thread.on('error', (error) => (failure = error));
  await once(thread, 'message');
  const queue = new PQueue({ concurrency: 1 });
  const call = (message: Uint8Array | 'close') => queue.add(async () => {
    if (failure) throw failure;
    thread.postMessage(message);
    const [response] = await once(thread, 'message');
    return response;
  });
  return {
    execProtocolRaw: call,
    async close() {
      await call('close');
      await thread.terminate();
    },
  };
}
