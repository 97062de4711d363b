import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import type { Call } from './app-type.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses the request body as JSON. Throws 415 for other content types, 400 for a body that is truncated or not JSON in
 * UTF-8.
 */
export async function readJson(c: Call): Promise<unknown> {
  const type = (c.req.header('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new ApiError('415', refusalMessages.unsupportedMediaType);
  // A client that disconnects is not a server error, and its ECONNRESET does not come from the database.
  const bytes = await c.req.arrayBuffer().catch(() => null);
  if (bytes === null) throw new ApiError('400', refusalMessages.invalidRequest);
  try {
    const json: unknown = JSON.parse(utf8.decode(bytes));
    return json;
  } catch {
    throw new ApiError('400', refusalMessages.invalidRequest);
  }
}
