import * as z from 'zod/mini';
import type { Endpoint } from '#contract/http/endpoint.ts';

type Addressed = Pick<Endpoint, 'params'> & { readonly path: string };

/**
 * Returns the endpoint's path in the router's syntax: `{id}` becomes `:id`, and a parameter with fixed values
 * `:type{(?:one|other)}`.
 */
export const routePath = (endpoint: Addressed): string =>
  endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const values = allowedValues(endpoint, name);
    return values ? `:${name}{(?:${values.join('|')})}` : `:${name}`;
  });

/** Returns the values of a path parameter that allows only fixed ones, otherwise undefined. */
export function allowedValues({ params }: Pick<Endpoint, 'params'>, parameter: string): readonly string[] | undefined {
  const definition = params instanceof z.ZodMiniObject ? params.shape[parameter] : undefined;
  return definition instanceof z.ZodMiniEnum ? definition.options.map(String) : undefined;
}
