import { dehydrate, QueryClient, type QueryKey } from '@tanstack/react-query';
import { queryKeyOf } from '#contract/http/dehydrated-queries.ts';
import type { Endpoint, ResultOf } from '#contract/http/endpoint.ts';

type Values = Parameters<typeof queryKeyOf>[1];

/** Data of a query, with the key under which the browser looks it up. */
export type QueryData = { readonly queryKey: QueryKey; readonly data: unknown };

/** Returns the result of a public API call as query data. Throws if it does not match the schema of the call. */
export const queryData = <E extends Endpoint>({ id, result }: E, values: Values, response: ResultOf<E>): QueryData => ({
  queryKey: queryKeyOf(id, values),
  data: result.parse(response),
});

/** Creates the query client of one page. */
export function createQueryCache(data: readonly QueryData[]): QueryClient {
  const client = new QueryClient();
  for (const each of data) client.setQueryData(each.queryKey, each.data);
  return client;
}

/** Returns the data of an API call, or undefined if the page does not have it. */
export const dataOf = <E extends Endpoint>(client: QueryClient, { id }: E, values: Values): ResultOf<E> | undefined =>
  client.getQueryData(queryKeyOf(id, values));

/**
 * Returns the dehydrated queries as JSON. Omits timestamps, so that the ETag of a page with unchanged data is the same;
 * the browser sets them during hydration.
 */
export const dehydrateQueries = (client: QueryClient): string =>
  JSON.stringify(
    dehydrate(client).queries.map(({ queryKey, queryHash, state }) => ({
      queryKey,
      queryHash,
      state: { ...state, dataUpdatedAt: 0 },
    })),
  );
