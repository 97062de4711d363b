/** `id` of the element that holds the dehydrated queries of a page, as JSON. */
export const dehydratedQueriesId = 'dehydrated-queries';

/** Returns the query key of a public API call. The server and the browser must use the same key. */
export const queryKeyOf = (
  endpointId: string,
  { params, query }: { readonly params?: unknown; readonly query?: unknown },
) => ['read', endpointId, { params, query }] as const;
