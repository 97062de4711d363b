import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentEncoding } from '../http/content-encoding.ts';

/** A text in each content encoding; `tag` is the hash of its content. */
export type CompressedText = {
  readonly tag: string;
  readonly bodies: Readonly<Record<ContentEncoding | 'identity', Buffer<ArrayBuffer>>>;
  /** Compresses the text with the best quality in the background, once: for a text that is sent more than once. */
  readonly compressBest: () => void;
};

/** Takes a few milliseconds. */
const fastQuality = 4;
/** Takes a tenth of a second; the smaller result saves a phone one round trip. */
const bestQuality = 11;

/** Compresses a text with a fast quality. Returns `stale` if its text is the same. */
export async function compressText(text: string, stale?: CompressedText): Promise<CompressedText> {
  const identity = Buffer.from(text);
  const tag = contentHash(identity);
  if (stale?.tag === tag) return stale;
  const [br, gz] = await Promise.all([brotli(identity, fastQuality), promisify(gzip)(identity)]);
  const bodies = { identity, br, gzip: gz };
  let isBest = false;
  const compressBest = () => {
    if (isBest) return;
    isBest = true;
    void brotli(identity, bestQuality).then((best) => (bodies.br = best.length < br.length ? best : br));
  };
  return { tag, bodies, compressBest };
}

/** Returns a short hash of the content, for ETags and immutable URLs. */
const contentHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/** Returns the size of all encodings in bytes. */
export const sizeOfText = ({ bodies }: CompressedText): number =>
  Object.values(bodies).reduce((total, { length }) => total + length, 0);

const brotli = (bytes: Buffer, quality: number) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
