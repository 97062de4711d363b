import { getCookie, setCookie } from 'hono/cookie';
import type { Env } from '../env.ts';
import type { Call } from './app-type.ts';
import { isHttpsSite } from './client.ts';

type Options = { readonly name: string; readonly maxAgeSeconds: number; readonly sameSite: 'Strict' | 'Lax' };

/** A cookie of a call: its current value, and how to set a new one. */
export type HostCookie = { readonly value: string | undefined; readonly set: (value: string) => void };

/**
 * Returns a cookie of this host only, which scripts cannot read and other sites cannot make the browser send along with
 * their requests. Over HTTPS it is `__Host-` and `Secure`, so that no subdomain can plant it.
 */
export function hostCookie(
  c: Call,
  env: Pick<Env, 'SITE_URL' | 'TRUST_PROXY'>,
  { name, maxAgeSeconds, sameSite }: Options,
): HostCookie {
  // Safari drops `Secure` cookies of sites over plain HTTP, localhost included.
  const isSecure = isHttpsSite(c, env);
  const prefix = isSecure ? ({ prefix: 'host' } as const) : {};
  return {
    value: isSecure ? getCookie(c, name, 'host') : getCookie(c, name),
    set: (value) =>
      setCookie(c, name, value, {
        ...prefix,
        path: '/',
        httpOnly: true,
        secure: isSecure,
        sameSite,
        maxAge: maxAgeSeconds,
      }),
  };
}
