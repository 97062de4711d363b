import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { compressText, sizeOfText } from '#server/ssr/compressed-text.ts';

const long = readFileSync('docs/operating.md', 'utf8');

test('a text is compressed with brotli and gzip at once, and at the highest level only once it is requested', async () => {
  const { bodies, compressBest } = await compressText(long);
  const fast = bodies.br.length;
  expect([bodies.identity, gunzipSync(bodies.gzip), brotliDecompressSync(bodies.br)].map(String)).toEqual([
    long,
    long,
    long,
  ]);
  compressBest();
  await vi.waitFor(() => expect(bodies.br.length).toBeLessThan(fast));
  const best = bodies.br;
  compressBest();
  expect(bodies.br).toBe(best);
  expect(brotliDecompressSync(bodies.br).toString()).toBe(long);
});

test('a stale version of the same text is returned as it is; another text has another ETag', async () => {
  const stale = await compressText(long);
  const otherText = await compressText('다른 글', stale);
  expect(await compressText(long, stale)).toBe(stale);
  expect([otherText.tag === stale.tag, String(otherText.bodies.identity)]).toEqual([false, '다른 글']);
});

test('the size of a text is the sum of its encodings', async () => {
  const text = await compressText('글');
  const { identity, br, gzip } = text.bodies;
  expect(sizeOfText(text)).toBe(identity.length + br.length + gzip.length);
});
