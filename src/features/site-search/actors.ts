import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { searchSite } from '#contract/site/search.ts';
import { siteSearchMachine, type Found } from '#machines/site-search.machine.ts';
import type { Client } from '#src/api/client.ts';
import { failureKind } from '#src/api/failure-kind.ts';
import { siteSearchQuery } from '#src/api/site-search.ts';

/**
 * The search bound to the server. A search that is abandoned is aborted, and none is repeated by itself; what was found
 * is cached for a visitor who comes back to it.
 */
export const provideSiteSearch = (client: Client, queryClient: QueryClient) =>
  siteSearchMachine.provide({
    actors: {
      search: fromPromise<Found, string>(async ({ input, signal }) => {
        const found = await client(searchSite, { query: { query: input }, signal });
        queryClient.setQueryData(siteSearchQuery(client, input).queryKey, found);
        return found;
      }),
    },
    actions: {
      logFailure: (_, { error }) => console.error(`Site search: ${failureKind(error)}`),
    },
  });
