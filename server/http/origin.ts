import type { Deps } from '../deps.ts';
import type { Call } from './app-type.ts';
import { isHttps } from './client.ts';

/** Returns the origin at which users find the site: from `SITE_URL`, otherwise from this request. */
export function originOf(c: Call, { env }: Pick<Deps, 'env'>): string {
  if (env.SITE_URL !== undefined) return new URL(env.SITE_URL).origin;
  const { host, protocol } = new URL(c.req.url);
  return `${isHttps(c, env.TRUST_PROXY) ? 'https:' : protocol}//${host}`;
}
