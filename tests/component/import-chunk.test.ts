import { expect, test, vi } from 'vitest';
import { importChunk } from '#src/api/import-chunk.ts';
import { NetworkError } from '#src/api/network-error.ts';

const url = 'https://golf.example/assets/call.js';

test.each([
  ['Chromium', `Failed to fetch dynamically imported module: ${url}`],
  ['Firefox', `error loading dynamically imported module: ${url}`],
  ['Safari', 'Importing a module script failed.'],
])('code that %s could not fetch is a network error', async (_, message) => {
  await expect(importChunk(Promise.reject(new TypeError(message)))).rejects.toEqual(
    new NetworkError(new TypeError(message)),
  );
});

test('code that does not load in 15 seconds is one, too', async () => {
  vi.useFakeTimers();
  const pending = importChunk(new Promise(() => {})).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await pending).toBeInstanceOf(NetworkError);
});

test('code that throws is an unexpected error', async () => {
  const thrown = new TypeError('schema is not a function');
  await expect(importChunk(Promise.reject(thrown))).rejects.toBe(thrown);
});
