import type { MiddlewareHandler } from 'hono';
import type { Endpoint } from '#contract/http/endpoint.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { allowedValues } from './route-path.ts';

type Addressed = Pick<Endpoint, 'method' | 'params'> & { readonly path: string };

/** Returns the methods that a path supports; empty for an unknown path. */
export type MethodsAt = (path: string) => readonly string[];

/** Responds 405 with `Allow` if a path exists under other methods. Register it after all routes. */
export function refuseMethod(methodsAt: MethodsAt): MiddlewareHandler {
  return async (c, next) => {
    const methods = methodsAt(c.req.path);
    if (methods.length > 0) {
      c.header('Allow', methods.join(', '));
      throw new ApiError('405', refusalMessages.methodNotAllowed);
    }
    await next();
  };
}

/** Returns a lookup of the endpoints' methods by path; GET includes HEAD. */
export function methodsOf(endpoints: readonly Addressed[]): MethodsAt {
  const patterns = endpoints.map((endpoint) => ({ method: endpoint.method, pattern: patternOf(endpoint) }));
  return (path) => {
    const methods = new Set(patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method));
    return [...methods].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  };
}

const patternOf = (endpoint: Addressed): RegExp =>
  new RegExp(
    `^${endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `(?:${allowedValues(endpoint, name)?.join('|') ?? '[^/]+'})`)}$`,
  );
