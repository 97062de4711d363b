import { queryOptions, type Query, type QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { firstReadsId, type FirstRead } from '#contract/first-read.ts';
import type { CallOptions, Client } from './client.ts';
import { loaded } from './loaded.ts';
import { freshFor } from './query-client.ts';

/** The key of a public read: what the server has written into the page is found under the same one. */
const readKey = (id: string, { params, query }: { readonly params?: unknown; readonly query?: unknown }) => ['read', id, { params, query }] as const;

/** A public read as a query. The call is loaded when it is made: until then its name is enough. */
export const readQuery = <E extends Endpoint>(client: Client, id: E['id'], load: () => Promise<E>, options: CallOptions<E>) =>
  queryOptions({
    queryKey: readKey(id, options),
    queryFn: async ({ signal }) => client(await loaded(load()), { ...options, signal }),
  });

/** Takes over what the server has written into the page, so that its first screen asks for nothing. */
export function takeFirstReads(into: QueryClient): void {
  const written = document.getElementById(firstReadsId)?.textContent;
  if (written) keepReads(into, JSON.parse(written));
}

/** Puts reads where the queries of the same calls find them. */
export function keepReads(into: QueryClient, reads: readonly FirstRead[]): void {
  for (const { id, data, ...values } of reads) into.setQueryData(readKey(id, values), data);
}

/** Puts those reads there that no query has fresh, or is just asking for. */
export function keepMissingReads(into: QueryClient, reads: readonly FirstRead[]): void {
  keepReads(into, reads.filter((read) => isMissing(into.getQueryCache().find({ queryKey: readKey(read.id, read) }))));
}

const isMissing = (query: Query | undefined) => !query || (query.state.fetchStatus === 'idle' && query.isStaleByTime(freshFor));
