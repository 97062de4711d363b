import type { MiddlewareHandler } from 'hono';

/** For the pages of a verification: no request that follows from them names their URL. */
export const noReferrer: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('Referrer-Policy', 'no-referrer');
};
