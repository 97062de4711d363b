import type { Deps } from '../deps.ts';
import type { Call } from './app-type.ts';
import { isHttps } from './client.ts';

/** Where visitors find the site: as it was set, else as this request found it. */
export function originOf(c: Call, { env }: Pick<Deps, 'env'>): string {
  if (env.SITE_URL !== undefined) return new URL(env.SITE_URL).origin;
  const { host, protocol } = new URL(c.req.url);
  return `${isHttps(c, env.TRUST_PROXY) ? 'https:' : protocol}//${host}`;
}
