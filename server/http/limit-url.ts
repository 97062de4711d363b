import type { MiddlewareHandler } from 'hono';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';

/** Rejects longer URLs with 414; the origin counts too. */
export function limitUrl(maxLength: number): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.url.length > maxLength) throw new ApiError('414', refusalMessages.urlTooLong);
    await next();
  };
}
