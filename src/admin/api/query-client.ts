import { QueryClient } from '@tanstack/react-query';
import { retryDelay, retryUpTo } from '#src/api/retry.ts';

/**
 * The data-fetching defaults of the back office: what others may have changed is asked for again on each visit of a
 * page, and shown from the cache until then. Nothing is asked for without a person at the keyboard, since each call
 * extends the session. The exception is a due publication, which is polled for a minute (`content/desk/DueWatch.tsx`).
 */
export const createStaffQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 0,
        retry: retryUpTo(2),
        retryDelay,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
