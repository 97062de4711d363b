import { getCookie, setCookie } from 'hono/cookie';
import type { MiddlewareHandler } from 'hono';
import type { Env } from '../env.ts';
import type { AppEnv } from './app-type.ts';
import { isHttpsSite } from './client.ts';

const name = 'device';
/** As the privacy policy says. */
export const deviceKnownForDays = 180;
const maxAgeSeconds = deviceKnownForDays * 24 * 3_600;

/** The device that a call came from, as it was named before, and how to name it. */
export type Device = { readonly known: string | undefined; readonly name: (value: string) => void };

/** Reads and sets the cookie by which a device is known that has signed in before. It opens nothing, no script reads it, and no other site has it sent. */
export function deviceCookie(env: Env): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    // Safari keeps no `Secure` cookie of a site over plain http, its own machine included.
    const isSecure = isHttpsSite(c, env);
    const prefix = isSecure ? ({ prefix: 'host' } as const) : {};
    c.set('device', {
      known: isSecure ? getCookie(c, name, 'host') : getCookie(c, name),
      name: (value) => setCookie(c, name, value, { ...prefix, path: '/', httpOnly: true, secure: isSecure, sameSite: 'Strict', maxAge: maxAgeSeconds }),
    });
    await next();
  };
}
