// Plain JavaScript, since Node.js starts it as a thread of its own: this file in the sources, a copy of it in a build.
import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

// On Linux this is the priority of the calling thread alone; elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + 10));

parentPort?.on('message', (task) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(replyTo(task));
});

function replyTo({ password, hashed }) {
  try {
    return hashed === undefined ? { hash: hashSync(password) } : { matches: verifySync(hashed, password) };
  } catch (error) {
    return { error };
  }
}
