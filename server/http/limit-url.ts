import type { MiddlewareHandler } from 'hono';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';

/** Rejects URLs that are longer than their path allows with 414; the origin counts too. */
export function limitUrl(maxLengthOf: (path: string) => number): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.url.length > maxLengthOf(c.req.path)) throw new ApiError('414', refusalMessages.urlTooLong);
    await next();
  };
}
