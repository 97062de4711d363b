import { readFileSync, readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { createHashingThreads } from '#server/crypto/hashing-threads.ts';

const password = 'Fresh2026!b';
const hashes = (count: number) => Array.from({ length: count }, () => ({ password }));

/** How many threads of this process have each priority. */
function priorities(): Map<number, number> {
  const found = new Map<number, number>();
  for (const thread of readdirSync('/proc/self/task')) {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    const nice = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
    found.set(nice, (found.get(nice) ?? 0) + 1);
  }
  return found;
}

test('each caller gets the reply to its own password, however many call together', async () => {
  const threads = createHashingThreads(2);
  const hashed = (await threads.run({ password })).hash ?? '';
  const typed = [password, 'wrong', password, password, 'wrong'];
  expect(await Promise.all(typed.map((each) => threads.run({ hashed, password: each })))).toEqual(typed.map((each) => ({ matches: each === password })));
});

test('what is no hash is an error, and the thread computes the next one', async () => {
  const threads = createHashingThreads(1);
  await expect(threads.run({ hashed: 'no hash', password })).rejects.toThrow('Decoding failed');
  expect(await threads.run({ password })).toEqual({ hash: expect.stringContaining('$argon2id$') });
});

test.runIf(process.platform === 'linux')('as many threads as asked for are started, when they are needed, each of a priority lower by ten', async () => {
  const low = Math.min(19, getPriority() + 10);
  const before = priorities();
  const started = () => (priorities().get(low) ?? 0) - (before.get(low) ?? 0);
  const threads = createHashingThreads(3);
  const counts = [started()];
  for (const calls of [1, 1, 8]) {
    await Promise.all(hashes(calls).map(threads.run));
    counts.push(started());
  }
  expect(counts).toEqual([0, 1, 1, 3]);
});
