import { getCookie, setCookie } from 'hono/cookie';
import type { MiddlewareHandler } from 'hono';
import type { Env } from '../env.ts';
import type { AppEnv } from './app-type.ts';
import { isHttpsSite } from './client.ts';

const name = 'device';
/** Stated in the privacy policy. */
export const deviceKnownForDays = 180;
const maxAgeSeconds = deviceKnownForDays * 24 * 3_600;

/**
 * Reads and sets the cookie of a device that has logged in before. It grants no access, scripts cannot read it, and
 * other sites cannot make the browser send it.
 */
export function deviceCookie(env: Env): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    // Safari drops `Secure` cookies of sites over plain HTTP, localhost included.
    const isSecure = isHttpsSite(c, env);
    const prefix = isSecure ? ({ prefix: 'host' } as const) : {};
    c.set('device', {
      cookie: isSecure ? getCookie(c, name, 'host') : getCookie(c, name),
      setCookie: (value) =>
        setCookie(c, name, value, {
          ...prefix,
          path: '/',
          httpOnly: true,
          secure: isSecure,
          sameSite: 'Strict',
          maxAge: maxAgeSeconds,
        }),
    });
    await next();
  };
}
