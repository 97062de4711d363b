import type { MiddlewareHandler } from 'hono';
import type { Env } from '../env.ts';
import type { AppEnv } from './app-type.ts';
import { hostCookie } from './host-cookie.ts';

/** Stated in the privacy policy. */
export const deviceKnownForDays = 180;
const maxAgeSeconds = deviceKnownForDays * 24 * 3_600;

/**
 * Reads and sets the cookie of a device that has logged in before. It grants no access. Members and the staff have one
 * each, since a cookie holds one id.
 */
export function deviceCookie(env: Env, name = 'device'): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { value, set } = hostCookie(c, env, { name, maxAgeSeconds, sameSite: 'Strict' });
    c.set('device', { cookie: value, setCookie: set });
    await next();
  };
}
