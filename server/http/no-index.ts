import type { MiddlewareHandler } from 'hono';

/** What the API answers is read by pages; it is no page to be found. */
export const noIndex: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('X-Robots-Tag', 'noindex');
};
