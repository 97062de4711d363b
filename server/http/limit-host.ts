import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { refusalMessages, sandboxNotChosen } from '#contract/shared/refusal-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import { chooseSandbox } from '../signs-of-deployment.ts';
import type { AppEnv } from './app-type.ts';
import { signOfDeployment } from './sign-of-deployment.ts';

type Headers = {
  readonly host?: string | undefined;
  readonly 'x-forwarded-host'?: string | readonly string[] | undefined;
};

/** Requested by health checks, at the address of the process itself. */
const healthPaths = new Set(['/healthz', '/readyz']);

/**
 * Returns whether a request is for this site. With `SANDBOX=off` its `Host`, or the `X-Forwarded-Host` of a trusted
 * proxy, must match `SITE_URL`. A site without real members accepts any host.
 */
export function isOurHost(
  { host = '', 'x-forwarded-host': forwarded }: Headers,
  { SANDBOX, SITE_URL, TRUST_PROXY }: Pick<Env, 'SANDBOX' | 'SITE_URL' | 'TRUST_PROXY'>,
): boolean {
  if (SANDBOX === 'on' || SITE_URL === undefined) return true;
  const requestedHost =
    TRUST_PROXY > 0 && forwarded !== undefined ? ([forwarded].flat().join(',').split(',').at(-1)?.trim() ?? '') : host;
  const site = new URL(SITE_URL);
  const requestedUrl = `${site.protocol}//${requestedHost}`;
  return URL.canParse(requestedUrl) && new URL(requestedUrl).origin === site.origin;
}

/**
 * Returns whether the application answers a request: it is for this site, and of this machine if SANDBOX is not set.
 */
export const isServed = (
  { headers = {}, httpVersion }: Partial<Pick<IncomingMessage, 'headers' | 'httpVersion'>>,
  env: Env,
): boolean =>
  isOurHost(headers, env) && !(env.isForThisMachine && signOfDeployment(headers, httpVersion) !== undefined);

/**
 * Rejects requests for another host with 421, so that made-up host names cannot fill the page cache or appear in links
 * to this site. Unless SANDBOX is set, it also rejects requests from other machines, which could log in as anyone; the
 * log says so once.
 */
export function limitHost(env: Env, log: Log): MiddlewareHandler<AppEnv> {
  let isLogged = false;
  return async (c, next) => {
    const headers: IncomingHttpHeaders = c.req.header();
    if (healthPaths.has(c.req.path)) return next();
    const sign = env.isForThisMachine ? signOfDeployment(headers, c.env.incoming.httpVersion) : undefined;
    if (sign !== undefined) {
      if (!isLogged) log.error('SANDBOX not chosen', { sign, set: `SANDBOX=${chooseSandbox}` });
      isLogged = true;
      throw new ApiError('421', sandboxNotChosen);
    }
    if (!isOurHost(headers, env)) throw new ApiError('421', refusalMessages.otherHost);
    return next();
  };
}
