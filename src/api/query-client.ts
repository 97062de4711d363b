import { QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { failureKind } from './failure-kind.ts';
import { retryDelay, retryUpTo } from './retry.ts';

/** `staleTime` of all queries, in milliseconds. */
export const staleTimeMs = 5 * 60_000;

/** The data-fetching defaults of spec 000 §7: cached 5 minutes, 3 retries for queries, none for mutations. Asked without a network, too: the worker may have kept the answer, and a page says when there is none. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: logFailedRead }),
    defaultOptions: {
      queries: { gcTime: staleTimeMs, staleTime: staleTimeMs, retry: retryUpTo(3), retryDelay, refetchOnWindowFocus: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false },
    },
  });

/** Says on the console that what a page shows could not be read (decision 41); of what was only fetched ahead, or is shown no more, nothing. */
function logFailedRead(error: Error, query: Query<unknown, unknown, unknown>): void {
  if (query.isActive()) console.error(`Read failed: ${String(query.queryKey[1])}: ${failureKind(error)}`);
}
