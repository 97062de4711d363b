import type { MiddlewareHandler } from 'hono';

/** Answers are nobody's to keep, unless their route said otherwise. */
export const noStore: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
};
