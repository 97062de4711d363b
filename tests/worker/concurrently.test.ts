import { expect, test } from 'vitest';
import { concurrently } from '../../worker/concurrently.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve));

test('each item is processed once, at most four of them at the same time', async () => {
  const items = Array.from({ length: 9 }, (_, index) => index);
  const done: number[] = [];
  let [running, maxRunning] = [0, 0];
  await concurrently(items, 4, async (item) => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await turn();
    running -= 1;
    done.push(item);
  });
  expect([done.toSorted((a, b) => a - b), maxRunning]).toEqual([items, 4]);
});

test('the first error is rethrown, and nothing is started after it', async () => {
  const started: number[] = [];
  const work = async (item: number) => {
    started.push(item);
    await turn();
    if (item === 1) throw new Error('The file 1 could not be fetched');
  };
  await expect(concurrently([0, 1, 2, 3, 4, 5, 6, 7], 2, work)).rejects.toThrow('The file 1 could not be fetched');
  await turn();
  await turn();
  expect(started).toEqual([0, 1, 2]);
});
