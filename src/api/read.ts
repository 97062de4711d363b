import { hydrate, queryOptions, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { dehydratedQueriesId, queryKeyOf } from '#contract/http/dehydrated-queries.ts';
import type { Endpoint } from '#contract/http/endpoint.ts';
import type { CallOptions } from './call-options.ts';
import type { Client } from './client.ts';
import { staleTimeMs } from './query-client.ts';

/** Query of a public endpoint. */
export const readQuery = <E extends Endpoint>(client: Client, endpoint: E, options: CallOptions<E>) =>
  queryOptions({
    queryKey: queryKeyOf(endpoint.id, options),
    queryFn: ({ signal }) => client(endpoint, { ...options, signal }),
  });

type DehydratedQueries = DehydratedState['queries'];

/** Hydrates the queries that the server dehydrated into this page, so that its first view makes no request. */
export function hydrateFromPage(into: QueryClient): void {
  const json = document.getElementById(dehydratedQueriesId)?.textContent;
  if (json) hydrateQueries(into, JSON.parse(json));
}

/**
 * Hydrates queries as updated now. The page contains no timestamps, so that its ETag stays the same while the data
 * does; browsers revalidate it each time.
 */
export function hydrateQueries(into: QueryClient, queries: DehydratedQueries): void {
  const dataUpdatedAt = Date.now();
  hydrate(into, { queries: queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })) });
}

/**
 * Hydrates the queries that are neither fresh nor being fetched; the others are left alone, so that what shows them
 * does not render again.
 */
export function hydrateStaleQueries(into: QueryClient, queries: DehydratedQueries): void {
  const isStale = ({ queryHash }: DehydratedQueries[number]) => {
    const query = into.getQueryCache().get(queryHash);
    return !query || (query.state.fetchStatus === 'idle' && query.isStaleByTime(staleTimeMs));
  };
  hydrateQueries(into, queries.filter(isStale));
}
