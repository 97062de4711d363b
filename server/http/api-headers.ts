import type { MiddlewareHandler } from 'hono';
import { apiPolicy } from './security-headers.ts';

/** What the API answers is read by pages; it is no page, neither to be found nor to be shown. */
export const apiHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('X-Robots-Tag', 'noindex');
  c.res.headers.set('Content-Security-Policy', apiPolicy);
};
