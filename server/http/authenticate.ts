import type { MiddlewareHandler } from 'hono';
import type { Deps } from '../deps.ts';
import { sessionEnded } from '../services/session/ended.ts';
import { findSession } from '../services/session/find.ts';
import type { AppEnv } from './app-type.ts';

/** Resolves a bearer token. Throws 401 `invalid_token` on any call if the token has no live session (spec 000 §8). */
export function authenticate(deps: Deps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const bearer = /^bearer(?: +(?<token>\S*))?/i.exec(c.req.header('Authorization') ?? '');
    if (bearer) {
      const session = await findSession(deps, bearer.groups?.token ?? '');
      if (!session) throw sessionEnded();
      c.set('session', session);
    }
    await next();
  };
}
