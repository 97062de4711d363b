import type { MiddlewareHandler } from 'hono';
import { refusalMessages } from '#contract/refusal-messages.ts';
import { Refused } from '#contract/refused.ts';
import type { Env } from '../env.ts';
import type { AppEnv } from './app-type.ts';

type Headers = { readonly host?: string | undefined; readonly 'x-forwarded-host'?: string | readonly string[] | undefined };

/** Asked by whoever looks after the process, at its own address. */
const healthPaths = new Set(['/healthz', '/readyz']);

/**
 * Whether a request is for this site: with `SANDBOX=off` its `Host`, or what a trusted proxy says that it was (`X-Forwarded-Host`), must be that of
 * `SITE_URL`. A site without members is at whatever host it is reached by.
 */
export function isOurHost({ host = '', 'x-forwarded-host': forwarded }: Headers, { SANDBOX, SITE_URL, TRUST_PROXY }: Pick<Env, 'SANDBOX' | 'SITE_URL' | 'TRUST_PROXY'>): boolean {
  if (SANDBOX === 'on' || SITE_URL === undefined) return true;
  const requestedHost = TRUST_PROXY > 0 && forwarded !== undefined ? [forwarded].flat().join(',').split(',').at(-1)?.trim() ?? '' : host;
  const site = new URL(SITE_URL);
  const requestedUrl = `${site.protocol}//${requestedHost}`;
  return URL.canParse(requestedUrl) && new URL(requestedUrl).origin === site.origin;
}

/** Refuses 421 a request for another host: by made-up names nobody has pages rendered and kept, or links to this site written. */
export function limitHost(env: Env): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const headers = { host: c.req.header('Host'), 'x-forwarded-host': c.req.header('X-Forwarded-Host') };
    if (!healthPaths.has(c.req.path) && !isOurHost(headers, env)) throw new Refused('421', refusalMessages.otherHost);
    await next();
  };
}
