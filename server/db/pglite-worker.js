// Plain JavaScript, since Node.js loads it directly into a worker thread: this file during development, a copy of it in
// a build.
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

// Pages and files go first. Elsewhere the priority would be that of the whole process.
if (process.platform === 'linux') setPriority(5);

const client = await PGlite.create(workerData);

parentPort.on('message', async (message) => {
  parentPort.postMessage(message === 'close' ? await client.close() : await client.execProtocolRaw(message));
});
parentPort.postMessage('open');
