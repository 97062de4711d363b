import { QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { failureKind } from './failure-kind.ts';
import { retryDelay, retryUpTo } from './retry.ts';

/** `staleTime` of all queries, in milliseconds. */
export const staleTimeMs = 5 * 60_000;

/**
 * The data-fetching defaults of spec 000 §7: cached for 5 minutes, 3 retries for queries, none for mutations. Queries
 * run offline, too: the service worker may have cached the response, and the page shows a failure otherwise.
 */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: logFailedRead }),
    defaultOptions: {
      queries: {
        gcTime: staleTimeMs,
        staleTime: staleTimeMs,
        retry: retryUpTo(3),
        retryDelay,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false },
    },
  });

/**
 * Logs to the console that data shown on the page could not be loaded (decision 41), except for prefetches and
 * unmounted queries.
 */
function logFailedRead(error: Error, query: Query<unknown, unknown, unknown>): void {
  if (query.isActive()) console.error(`Read failed: ${String(query.queryKey[1])}: ${failureKind(error)}`);
}
