import type { MiddlewareHandler } from 'hono';
import { apiPolicy } from './security-headers.ts';

/** Sets the headers of API responses: they are not indexed, and do nothing when opened as a page. */
export const apiHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('X-Robots-Tag', 'noindex');
  c.res.headers.set('Content-Security-Policy', apiPolicy);
};
