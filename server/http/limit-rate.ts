import type { Endpoint } from '#contract/http/endpoint.ts';
import type { Deps } from '../deps.ts';
import { countCall } from '../services/rate/count.ts';
import type { App } from './app-type.ts';
import { clientAddress } from './client.ts';
import { routePath } from './route-path.ts';

/** Limits the calls per minute and client address of the endpoints that declare a limit. */
export function limitRate(
  app: App,
  deps: Deps,
  endpoints: readonly (Pick<Endpoint, 'method' | 'limit' | 'params'> & { readonly path: string })[],
): void {
  for (const endpoint of endpoints) {
    const { limit } = endpoint;
    if (!limit) continue;
    app.on(endpoint.method, routePath(endpoint), async (c, next) => {
      await countCall(deps, limit, clientAddress(c, deps.env.TRUST_PROXY));
      await next();
    });
  }
}
