import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Coding } from '../http/coding.ts';
import { contentTag } from './content-tag.ts';

/** A text that is sent as it is kept. */
export type KeptText = { readonly tag: string; readonly bodies: Readonly<Record<Coding | 'identity', Buffer>> };

/** Takes milliseconds; the best takes a tenth of a second, and saves a phone a turn to the server and back. */
const quick = 5;
const best = 10;

/** Keeps the last `most` texts compressed: at once quickly, soon as well as can be; a text that comes again is not compressed again. */
export function textKeeper(most: number): (text: string) => Promise<KeptText> {
  const kept = new Map<string, KeptText>();
  return async (text) => {
    const identity = Buffer.from(text);
    const tag = contentTag(identity);
    const found = kept.get(tag);
    kept.delete(tag);
    if (found) return keep(found);
    const [br, gz] = await Promise.all([brotli(identity, quick), promisify(gzip)(identity)]);
    const bodies = { identity, br, gzip: gz };
    void brotli(identity, best).then((other) => (bodies.br = other.length < br.length ? other : br));
    return keep({ tag, bodies });
  };

  function keep(text: KeptText): KeptText {
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= most) kept.delete(oldest);
    kept.set(text.tag, text);
    return text;
  }
}

const brotli = (bytes: Buffer, quality: number) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
