import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { textKeeper } from '#server/site/kept-text.ts';

const long = readFileSync('docs/operating.md', 'utf8');

test('a text is there compressed both ways at once, and soon as small as can be', async () => {
  const { bodies } = await textKeeper(2)(long);
  const quick = bodies.br.length;
  expect([bodies.identity, gunzipSync(bodies.gzip), brotliDecompressSync(bodies.br)].map(String)).toEqual([long, long, long]);
  await vi.waitFor(() => expect(bodies.br.length).toBeLessThan(quick));
  expect(brotliDecompressSync(bodies.br).toString()).toBe(long);
});

test('a text that comes again is the one that is kept, under the same tag; another one has another tag', async () => {
  const keep = textKeeper(2);
  const [first, other] = [await keep(long), await keep('다른 글')];
  expect(await keep(long)).toBe(first);
  expect(other.tag).not.toBe(first.tag);
});

test('of more texts than are kept the one asked for longest ago goes', async () => {
  const keep = textKeeper(2);
  const [one, two] = [await keep('하나'), await keep('둘')];
  await keep('하나');
  await keep('셋');
  expect([(await keep('하나')) === one, (await keep('둘')) === two]).toEqual([true, false]);
});
