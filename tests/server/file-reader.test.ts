import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFileReader, type ReadFile } from '#server/ssr/file-reader.ts';

const keptBytes = 256 * 1024;
let folder: string;
let path: string;
let read: ReadFile;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-reader-'));
  path = join(folder, 'picture.webp');
  read = createFileReader();
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes a file of this size. */
const write = (size: number) => writeFile(path, 'x'.repeat(size));

describe('a file of the site', () => {
  test('is read once: later responses take no turn of the event loop', async () => {
    await write(keptBytes);
    await read(path, keptBytes);
    let turns = 0;
    setImmediate(() => (turns += 1));
    const contents = await read(path, keptBytes);
    expect([contents instanceof Uint8Array && contents.length, turns]).toEqual([keptBytes, 0]);
  });

  test('that is too large to keep for each slow client is streamed', async () => {
    await write(keptBytes + 1);
    const contents = await read(path, keptBytes + 1);
    expect(contents).toBeInstanceOf(ReadableStream);
    expect(await new Response(contents).text()).toHaveLength(keptBytes + 1);
  });

  test('that was removed after the start is missing', async () => {
    expect([await read(path, 1), await read(path, keptBytes + 1)]).toEqual([undefined, undefined]);
  });

  test('that is half written is missing, and read again', async () => {
    await write(1);
    expect(await read(path, 2)).toBeUndefined();
    await write(2);
    expect(await read(path, 2)).toHaveLength(2);
  });
});
