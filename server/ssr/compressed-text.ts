import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentEncoding } from '../http/content-encoding.ts';
import { contentHash } from './content-tag.ts';

/** A text in each coding; `tag` is a hash of its content. */
export type CompressedText = { readonly tag: string; readonly bodies: Readonly<Record<ContentEncoding | 'identity', Buffer>> };

/** Takes milliseconds. The best takes a tenth of a second, and saves a phone a round trip. */
const fastQuality = 5;
const bestQuality = 10;

/** Compresses a text fast, then as small as possible in the background. A stale version with the same text is returned as it is. */
export async function compressText(text: string, stale?: CompressedText): Promise<CompressedText> {
  const identity = Buffer.from(text);
  const tag = contentHash(identity);
  if (stale?.tag === tag) return stale;
  const [br, gz] = await Promise.all([brotli(identity, fastQuality), promisify(gzip)(identity)]);
  const bodies = { identity, br, gzip: gz };
  void brotli(identity, bestQuality).then((best) => (bodies.br = best.length < br.length ? best : br));
  return { tag, bodies };
}

/** In bytes. */
export const sizeOfText = ({ bodies }: CompressedText): number => Object.values(bodies).reduce((total, { length }) => total + length, 0);

const brotli = (bytes: Buffer, quality: number) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
