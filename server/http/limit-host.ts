import type { MiddlewareHandler } from 'hono';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import type { Env } from '../env.ts';
import type { AppEnv } from './app-type.ts';

type Headers = { readonly host?: string | undefined; readonly 'x-forwarded-host'?: string | readonly string[] | undefined };

/** Requested by health checks, at the address of the process itself. */
const healthPaths = new Set(['/healthz', '/readyz']);

/**
 * Returns whether a request is for this site. With `SANDBOX=off` its `Host`, or the `X-Forwarded-Host` of a trusted proxy, must match `SITE_URL`. A
 * site without real members accepts any host.
 */
export function isOurHost({ host = '', 'x-forwarded-host': forwarded }: Headers, { SANDBOX, SITE_URL, TRUST_PROXY }: Pick<Env, 'SANDBOX' | 'SITE_URL' | 'TRUST_PROXY'>): boolean {
  if (SANDBOX === 'on' || SITE_URL === undefined) return true;
  const requestedHost = TRUST_PROXY > 0 && forwarded !== undefined ? [forwarded].flat().join(',').split(',').at(-1)?.trim() ?? '' : host;
  const site = new URL(SITE_URL);
  const requestedUrl = `${site.protocol}//${requestedHost}`;
  return URL.canParse(requestedUrl) && new URL(requestedUrl).origin === site.origin;
}

/** Rejects requests for another host with 421, so that made-up host names cannot fill the page cache or appear in links to this site. */
export function limitHost(env: Env): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const headers = { host: c.req.header('Host'), 'x-forwarded-host': c.req.header('X-Forwarded-Host') };
    if (!healthPaths.has(c.req.path) && !isOurHost(headers, env)) throw new ApiError('421', refusalMessages.otherHost);
    await next();
  };
}
