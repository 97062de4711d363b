import type { MiddlewareHandler } from 'hono';

/** Sets `no-store` on responses whose route did not set `Cache-Control`. */
export const noStore: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
};
