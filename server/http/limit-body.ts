import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refusalMessages } from '#contract/refusal-messages.ts';
import { Refused } from '#contract/refused.ts';

/** Refuses 413 a body of more bytes, and 400 one that breaks off. One that says its length is left untouched: only then Node reads it away, and its sender gets to hear the refusal. */
export function limitBody(maxBytes: number): MiddlewareHandler {
  const refuse = (): never => {
    throw new Refused('413', refusalMessages.tooLarge);
  };
  const limited = bodyLimit({ maxSize: maxBytes, onError: refuse });
  return async (c, next) => {
    if (Number(c.req.header('Content-Length')) > maxBytes) refuse();
    let isRead = false;
    const goOn = () => {
      isRead = true;
      return next();
    };
    return limited(c, goOn).catch((error: unknown) => {
      throw isRead || error instanceof Refused ? error : new Refused('400', refusalMessages.invalidRequest);
    });
  };
}
