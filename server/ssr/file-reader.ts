import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';

type Contents = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

/** Reads a file of this size; resolves to undefined if it does not exist, or is another one by now. */
export type ReadFile = (path: string, size: number) => Promise<Contents | undefined>;

/** No file of the site is larger now. A larger one is streamed, since each slow client would keep a copy in memory. */
const maxKeptBytes = 256 * 1024;

/**
 * Returns a function that reads files. Those of at most 256 kB are read once and kept, some 10 MB for the whole site:
 * their responses wait for no thread, and take one turn of the event loop.
 */
export function createFileReader(): ReadFile {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  return async (path, size) => {
    const known = kept.get(path);
    if (known) return known;
    const opened = await open(path).catch(() => undefined);
    // The only cast: Node and the DOM have different types for the same stream.
    if (!opened || size > maxKeptBytes)
      return opened && (Readable.toWeb(opened.createReadStream()) as ReadableStream<Uint8Array>);
    const contents = await opened.readFile().finally(() => opened.close());
    if (contents.length !== size) return undefined;
    kept.set(path, contents);
    return contents;
  };
}
