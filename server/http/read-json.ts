import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import type { Call } from './app-type.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses the request body as JSON. Throws 415 for other content types, 400 for a body that is truncated or not JSON in
 * UTF-8.
 */
export async function readJson(c: Call): Promise<unknown> {
  if (typeOf(c) !== 'application/json') throw new ApiError('415', refusalMessages.unsupportedMediaType);
  const bytes = await readBytes(c);
  try {
    const json: unknown = JSON.parse(utf8.decode(bytes));
    return json;
  } catch {
    throw new ApiError('400', refusalMessages.invalidRequest);
  }
}

/** Returns the request body of a picture, whose contents are not looked at. Throws 415 for other content types, 400. */
export async function readPicture(c: Call): Promise<Uint8Array> {
  if (!typeOf(c)?.startsWith('image/')) throw new ApiError('415', refusalMessages.unsupportedMediaType);
  return readBytes(c);
}

const typeOf = (c: Call): string | undefined =>
  (c.req.header('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase();

async function readBytes(c: Call): Promise<Uint8Array> {
  // A client that disconnects is not a server error, and its ECONNRESET does not come from the database.
  const bytes = await c.req.arrayBuffer().catch(() => null);
  if (bytes === null) throw new ApiError('400', refusalMessages.invalidRequest);
  return new Uint8Array(bytes);
}
