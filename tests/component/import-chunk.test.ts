import { expect, test, vi } from 'vitest';
import { importChunk } from '#src/api/import-chunk.ts';
import { NetworkError } from '#src/api/network-error.ts';

const address = 'https://golf.example/assets/call.js';

test.each([
  ['Chromium', `Failed to fetch dynamically imported module: ${address}`],
  ['Firefox', `error loading dynamically imported module: ${address}`],
  ['Safari', 'Importing a module script failed.'],
])('code that %s could not fetch is a network error', async (_, message) => {
  await expect(importChunk(Promise.reject(new TypeError(message)))).rejects.toEqual(new NetworkError(new TypeError(message)));
});

test('code that does not load in 15 seconds is one, too', async () => {
  vi.useFakeTimers();
  const coming = importChunk(new Promise(() => {})).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await coming).toBeInstanceOf(NetworkError);
});

test('code that throws is an unexpected error', async () => {
  const defect = new TypeError('schema is not a function');
  await expect(importChunk(Promise.reject(defect))).rejects.toBe(defect);
});
