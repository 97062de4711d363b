import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';

/** The endpoint's path as the router spells it: `{id}` is `:id`, and a place that takes certain words only, `:type{(?:one|other)}`. */
export const routePath = (endpoint: Endpoint): string =>
  endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const values = allowedValues(endpoint, name);
    return values ? `:${name}{(?:${values.join('|')})}` : `:${name}`;
  });

/** The words that a place of the path takes, where it takes certain ones only. */
export function allowedValues({ params }: Endpoint, parameter: string): readonly string[] | undefined {
  const definition = params instanceof z.ZodMiniObject ? params.shape[parameter] : undefined;
  return definition instanceof z.ZodMiniEnum ? definition.options.map(String) : undefined;
}
