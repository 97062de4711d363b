import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';

/**
 * Rejects larger bodies with 413, and truncated ones with 400. A body whose `Content-Length` is too large is not read:
 * only then does Node drain it, so that the client receives the response.
 */
export function limitBody(maxBytes: number): MiddlewareHandler {
  const refuse = (): never => {
    throw new ApiError('413', refusalMessages.tooLarge);
  };
  const limited = bodyLimit({ maxSize: maxBytes, onError: refuse });
  return async (c, next) => {
    if (Number(c.req.header('Content-Length')) > maxBytes) refuse();
    let isRead = false;
    const callNext = () => {
      isRead = true;
      return next();
    };
    return limited(c, callNext).catch((error: unknown) => {
      throw isRead || error instanceof ApiError ? error : new ApiError('400', refusalMessages.invalidRequest);
    });
  };
}
