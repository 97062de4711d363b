import { dehydrate, QueryClient, type QueryKey } from '@tanstack/react-query';
import { queryKeyOf } from '#contract/http/dehydrated-queries.ts';
import type { Endpoint, ResultOf } from '#contract/http/endpoint.ts';

type Values = Parameters<typeof queryKeyOf>[1];

/** The data of a query, under the key by which the browser looks it up. */
export type QueryData = { readonly queryKey: QueryKey; readonly data: unknown };

/** The result of a public API call as query data; throws if it does not match the schema of the call. */
export const queryData = <E extends Endpoint>({ id, result }: E, values: Values, answer: ResultOf<E>): QueryData => ({ queryKey: queryKeyOf(id, values), data: result.parse(answer) });

/** A query client for one page. */
export function createQueryCache(data: readonly QueryData[]): QueryClient {
  const client = new QueryClient();
  for (const each of data) client.setQueryData(each.queryKey, each.data);
  return client;
}

/** The data of an API call, if the page has it. */
export const dataOf = <E extends Endpoint>(client: QueryClient, { id }: E, values: Values): ResultOf<E> | undefined => client.getQueryData(queryKeyOf(id, values));

/** The dehydrated queries as JSON. Without times, so that a page with unchanged data keeps its ETag; the browser sets the time when it hydrates them. */
export const dehydrateQueries = (client: QueryClient): string =>
  JSON.stringify(dehydrate(client).queries.map(({ queryKey, queryHash, state }) => ({ queryKey, queryHash, state: { ...state, dataUpdatedAt: 0 } })));
