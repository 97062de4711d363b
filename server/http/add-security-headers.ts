import type { MiddlewareHandler } from 'hono';
import type { Env } from '../env.ts';
import type { AppEnv } from './app-type.ts';
import { isHttps } from './client.ts';
import { securityHeaders } from './security-headers.ts';

export function addSecurityHeaders(env: Env): MiddlewareHandler<AppEnv> {
  const overHttp = Object.entries(securityHeaders({ reservationLoginUrl: env.RESERVATION_LOGIN_URL, https: false }));
  const overHttps = Object.entries(securityHeaders({ reservationLoginUrl: env.RESERVATION_LOGIN_URL, https: true }));
  return async (c, next) => {
    await next();
    for (const [name, value] of isHttps(c, env.TRUST_PROXY) ? overHttps : overHttp) c.res.headers.set(name, value);
  };
}
