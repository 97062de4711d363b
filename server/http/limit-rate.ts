import type { MiddlewareHandler } from 'hono';
import type { Deps } from '../deps.ts';
import { countCall } from '../services/sign-in/rate.ts';
import type { AppEnv } from './app-type.ts';
import { clientAddress } from './client.ts';

/** For calls that take credentials: so many a minute from one address. */
export function limitRate(deps: Deps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await countCall(deps, clientAddress(c, deps.env.TRUST_PROXY));
    await next();
  };
}
