import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/http/endpoint.ts';
import type { Call } from './app-type.ts';
import { readJson } from './read-json.ts';
import { validate } from './validate.ts';

/** Part of a call's input, as its schema returns it; undefined without a schema. */
export type Read<E, Part extends string> = E extends { readonly [P in Part]: infer S extends z.ZodMiniType }
  ? z.output<S>
  : undefined;

/** Returns the input of a call, validated. Throws 400 with the contract's message for the first issue, 415. */
export const readInput = async (c: Call, { body, query, params }: Pick<Endpoint, 'body' | 'query' | 'params'>) => ({
  body: body && validate(body, await readJson(c)),
  query: query && validate(query, c.req.query()),
  params: params && validate(params, c.req.param()),
});
