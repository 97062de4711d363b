import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { queryKeyOf } from '#contract/http/dehydrated-queries.ts';
import { JsonScript } from '#server/ssr/JsonScript.tsx';
import { createQueryCache, dehydrateQueries } from '#server/ssr/query-cache.ts';

export type PageQuery = {
  readonly id: string;
  readonly params?: object;
  readonly query?: object;
  readonly data: unknown;
};

/** Dehydrates queries as the server does. */
export const dehydrated = (...queries: readonly PageQuery[]): string =>
  dehydrateQueries(
    createQueryCache(queries.map(({ id, data, ...values }) => ({ queryKey: queryKeyOf(id, values), data }))),
  );

/** Returns the script element of a page that contains JSON. */
export const jsonScript = (id: string, json: string): string =>
  renderToStaticMarkup(createElement(JsonScript, { type: 'application/json', id, json }));
