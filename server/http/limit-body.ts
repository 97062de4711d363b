import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';

/**
 * Rejects larger bodies with 413, and truncated ones with 400. Only a body in chunks is read here: with a
 * `Content-Length` Node.js reads no more than that, and without either header there is no body (RFC 9112 §6.3). One
 * that is too large is not read at all, so that Node.js drains it and the client receives the response. Hono's
 * middleware would create a `Request` of undici for each call, with two abort signals and a stream: a few hundred of
 * them a second made garbage collections stop the server for 100 ms.
 */
export function limitBody(maxBytes: number): MiddlewareHandler {
  const refuse = (): never => {
    throw new ApiError('413', refusalMessages.tooLarge);
  };
  const limitedWhileRead = bodyLimit({ maxSize: maxBytes, onError: refuse });
  return async (c, next) => {
    const length = c.req.header('Content-Length');
    if (Number(length) > maxBytes) refuse();
    if (c.req.header('Transfer-Encoding') === undefined) return next();
    let isRead = false;
    const callNext = () => {
      isRead = true;
      return next();
    };
    return limitedWhileRead(c, callNext).catch((error: unknown) => {
      throw isRead || error instanceof ApiError ? error : new ApiError('400', refusalMessages.invalidRequest);
    });
  };
}
