import type { MiddlewareHandler } from 'hono';
import { refusalMessages } from '#contract/refusal-messages.ts';
import { Refused } from '#contract/refused.ts';

/** Refuses 414 a URL of more characters, its origin included. */
export function limitUrl(maxLength: number): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.url.length > maxLength) throw new Refused('414', refusalMessages.urlTooLong);
    await next();
  };
}
