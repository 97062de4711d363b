import type { Endpoint } from '#contract/endpoint.ts';

/** The endpoint's path as the router spells it: `{id}` is `:id`. */
export const routePath = ({ path }: Endpoint): string => path.replaceAll(/\{(\w+)\}/g, ':$1');
