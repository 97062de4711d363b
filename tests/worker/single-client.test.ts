import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasSingleClient } from '../../worker/single-client.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** Returns the result of the worker for these numbers of clients, poll by poll. */
async function checked(...counts: number[]) {
  const remaining = [...counts];
  const result = hasSingleClient(async () => remaining.shift() ?? 0);
  await vi.runAllTimersAsync();
  return { isAlone: await result, looks: counts.length - remaining.length, after: Date.now() };
}

test('one client, or none, is single at once', async () => {
  expect([await checked(1, 9), await checked(0, 9)]).toEqual([
    { isAlone: true, looks: 1, after: 0 },
    { isAlone: true, looks: 1, after: 0 },
  ]);
});

test('a closed client that is still listed for a moment does not count', async () => {
  expect(await checked(2, 2, 1, 9)).toEqual({ isAlone: true, looks: 3, after: 1_000 });
});

test('two clients that stay open are not single, after seven and a half seconds', async () => {
  expect(await checked(...Array.from({ length: 16 }, () => 2), 1)).toEqual({ isAlone: false, looks: 16, after: 7_500 });
});
