import type { MiddlewareHandler } from 'hono';
import type { Env } from '../env.ts';
import type { AppEnv } from './app-type.ts';
import { isHttpsSite } from './client.ts';
import { securityHeaders } from './security-headers.ts';

/** Adds the headers that the route did not set itself. */
export function addSecurityHeaders(env: Env): MiddlewareHandler<AppEnv> {
  const overHttp = Object.entries(securityHeaders(env, false));
  const overHttps = Object.entries(securityHeaders(env, true));
  return async (c, next) => {
    await next();
    // Messengers and search engines embed our images in their own pages.
    if (c.res.headers.get('Content-Type')?.startsWith('image/'))
      c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    for (const [name, value] of isHttpsSite(c, env) ? overHttps : overHttp) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  };
}
