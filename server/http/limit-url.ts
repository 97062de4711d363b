import type { MiddlewareHandler } from 'hono';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { Refused } from '#contract/http/refused.ts';

/** Rejects longer URLs with 414; the origin counts too. */
export function limitUrl(maxLength: number): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.url.length > maxLength) throw new Refused('414', refusalMessages.urlTooLong);
    await next();
  };
}
