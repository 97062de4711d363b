import { queryKeyOf } from '#contract/http/dehydrated-queries.ts';
import { createQueryCache, dehydrateQueries } from '#server/ssr/query-cache.ts';

export type PageQuery = { readonly id: string; readonly params?: object; readonly query?: object; readonly data: unknown };

/** Queries as the server dehydrates them into a page. */
export const dehydrated = (...queries: readonly PageQuery[]): string => dehydrateQueries(createQueryCache(queries.map(({ id, data, ...values }) => ({ queryKey: queryKeyOf(id, values), data }))));
