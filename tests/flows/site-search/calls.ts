import { searchSite } from '#contract/site/search.ts';
import { provideSiteSearch } from '#src/features/site-search/actors.ts';
import { anyEnding, client, defineCalls, queryClient } from '../lib/calls.ts';

/** The calls of the flow, with the errors that it treats in its own way. */
export const calls = defineCalls(provideSiteSearch(client, queryClient), [
  {
    actor: 'search',
    endpoint: searchSite,
    quiet: { [anyEnding]: 'The error replaces the hits, with a retry button.' },
  },
]);
