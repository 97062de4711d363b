import { expect, test } from 'vitest';
import { messages } from '#contract/shared/messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { loginLock } from '#server/db/schema.ts';
import { createHashingQueue } from '#server/crypto/hashing-queue.ts';
import { secondApp, startApp } from './lib/app.ts';
import { refusalOf, refused } from './lib/read.ts';

const busy = (retryAfter: number) => refused(503, messages.unavailable, { retryAfter });
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? [error.code, error.message, error.retryAfter] : error),
  );

/** Work that continues until it is released. */
function blockedWork() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { work: () => released, release: () => release() };
}

test('a limited number of hashes run at a time, the others in order', async () => {
  const queue = createHashingQueue({ concurrency: 2 });
  const works = [blockedWork(), blockedWork(), blockedWork()];
  const started: number[] = [];
  const done = works.map(({ work }, index) => queue.run(() => (started.push(index), work())));
  await expect.poll(() => started).not.toEqual([]);
  expect(started).toEqual([0, 1]);
  works[1]?.release();
  await done[1];
  await expect.poll(() => started).toEqual([0, 1, 2]);
  for (const { release } of works) release();
  await Promise.all(done);
});

test('between work that waits for nothing, other requests are served', async () => {
  const queue = createHashingQueue({ concurrency: 1 });
  const order: string[] = [];
  const done = Promise.all(['first', 'second', 'third'].map((name) => queue.run(async () => order.push(name))));
  const serve = () => {
    order.push('request');
    if (order.length < 6) setImmediate(serve);
  };
  setImmediate(serve);
  await done;
  expect(order.join(' ')).not.toMatch(/first second|second third/);
});

test('a failing hash frees its slot and reports its error', async () => {
  const queue = createHashingQueue({ concurrency: 1 });
  await expect(queue.run(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
  expect(await queue.run(async () => 'hash')).toBe('hash');
});

test('with a full queue, a hash is rejected at once', async () => {
  const queue = createHashingQueue({ concurrency: 1, maxQueued: 1 });
  const { work, release } = blockedWork();
  const [first, second] = [queue.run(work), queue.run(async () => 'second')];
  expect(await failureOf(queue.run(async () => 'third'))).toEqual(['503', messages.unavailable, 5]);
  release();
  await first;
  expect(await second).toBe('second');
});

test('a hash that waits too long is rejected and never started; a started one may take longer', async () => {
  const queue = createHashingQueue({ concurrency: 1, maxWaitMs: 20 });
  const { work, release } = blockedWork();
  const first = queue.run(async () => (await work(), 'first'));
  let hasStarted = false;
  expect(await failureOf(queue.run(async () => void (hasStarted = true)))).toEqual(['503', messages.unavailable, 1]);
  release();
  expect([await first, hasStarted]).toEqual(['first', false]);
});

test('a sign-in rejected by a full queue has a Retry-After, and does not count as an attempt', async () => {
  const app = await startApp();
  const full = secondApp(app.deps, { deps: { hashingQueue: createHashingQueue({ maxQueued: 0 }) } });
  const response = await full.signIn('member01', 'wrong');
  expect([response.headers.get('Retry-After'), await refusalOf(response)]).toEqual(['5', busy(5)]);
  expect(await app.deps.db.$count(loginLock)).toBe(0);
});
