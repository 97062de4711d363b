import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Log } from '../log.ts';
import type { AppEnv, Call } from './app-type.ts';

/**
 * Gives each request an id and logs one line for it, with the route's pattern: the URL may contain what a user typed.
 */
export function requestLog(log: Log): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const id = crypto.randomUUID();
    const start = performance.now();
    c.set('requestId', id);
    await next();
    // Not c.header(), which builds the response again: a stream, and weak handles that stall garbage collections.
    c.res.headers.set('X-Request-Id', id);
    const ms = Math.round(performance.now() - start);
    log.info('request', { id, method: c.req.method, path: routePattern(c), status: c.res.status, ms });
  };
}

/**
 * Returns the pattern of the matched route. Middleware is registered for wildcards, routes for complete paths; `*` is a
 * page, a file or an unknown path.
 */
export const routePattern = (c: Call) => matchedRoutes(c).find(({ path }) => !path.includes('*'))?.path ?? '*';
