/** The `id` of the element of a page that holds its dehydrated queries, as JSON. */
export const dehydratedQueriesId = 'dehydrated-queries';

/** The query key of a public API call: the server fills the query cache under the key that the browser looks it up by. */
export const queryKeyOf = (endpointId: string, { params, query }: { readonly params?: unknown; readonly query?: unknown }) => ['read', endpointId, { params, query }] as const;
