import { messages } from '#contract/shared/messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import type { Call } from '../http/app-type.ts';
import { negotiateEncoding, type ContentEncoding } from '../http/content-encoding.ts';
import type { CompressedText } from './compressed-text.ts';
import type { ReadFile } from './file-reader.ts';
import { encodingSuffix, type SiteFile } from './files.ts';

const immutable = 'public, max-age=31536000, immutable';

/** Sends a rendered page, which browsers always revalidate. */
export function sendPage(c: Call, { tag, bodies }: CompressedText): Response {
  const encoding = negotiateEncoding(c.req.header('Accept-Encoding') ?? '', bodies);
  const body = bodies[encoding ?? 'identity'];
  if (isNotModified(c, `"${tag}"`, encoding, 'no-cache')) return c.body(null, 304);
  c.header('Content-Type', 'text/html; charset=utf-8');
  return sendBody(c, encoding, body.length, c.req.method === 'HEAD' ? null : body);
}

/** Sends a file of a build. Throws 404 if it was removed meanwhile. */
export async function sendFile(c: Call, file: SiteFile, read: ReadFile): Promise<Response> {
  const encoding = negotiateEncoding(c.req.header('Accept-Encoding') ?? '', file.sizes);
  const size = file.sizes[encoding ?? 'identity'] ?? 0;
  // Read before any header is set: a deployment may have removed the file under the running server.
  const body = await read(encoding ? file.path + encodingSuffix[encoding] : file.path, size);
  if (!body) throw new ApiError('404', messages.notFound);
  const isFresh = isNotModified(c, file.etag, encoding, file.immutable ? immutable : 'no-cache');
  const isSent = !isFresh && c.req.method !== 'HEAD';
  if (!isSent && body instanceof ReadableStream) await body.cancel();
  if (isFresh) return c.body(null, 304);
  c.header('Content-Type', file.type);
  return sendBody(c, encoding, size, isSent ? body : null);
}

/**
 * Sets the caching headers. Returns whether the client already has this representation. Each encoding has its own ETag
 * (RFC 9110 §8.8.3).
 */
function isNotModified(c: Call, tag: string, encoding: ContentEncoding | undefined, cacheControl: string): boolean {
  const etag = encoding ? tag.replace(/"$/, `-${encoding}"`) : tag;
  c.header('Cache-Control', cacheControl);
  c.header('ETag', etag);
  c.header('Vary', 'Accept-Encoding');
  return c.req.header('If-None-Match')?.includes(etag) ?? false;
}

function sendBody(
  c: Call,
  encoding: ContentEncoding | undefined,
  length: number,
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null,
): Response {
  c.header('Content-Length', String(length));
  if (encoding) c.header('Content-Encoding', encoding);
  return body === null ? c.body(null) : c.body(body);
}
