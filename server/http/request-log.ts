import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Log } from '../log.ts';
import type { AppEnv, Call } from './app-type.ts';

/** Gives each request an id and writes one line of it: the route's pattern, never the address, which may hold what was typed. */
export function requestLog(log: Log): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const id = crypto.randomUUID();
    const start = performance.now();
    c.set('requestId', id);
    await next();
    c.header('X-Request-Id', id);
    const ms = Math.round(performance.now() - start);
    log.info('request', { id, method: c.req.method, path: routePattern(c), status: c.res.status, ms });
  };
}

/** The pattern of the route that took a call. Middleware is bound to wildcards, routes to whole paths; what only a wildcard took is the site's or nobody's. */
export const routePattern = (c: Call) => matchedRoutes(c).find(({ path }) => !path.includes('*'))?.path ?? '*';
