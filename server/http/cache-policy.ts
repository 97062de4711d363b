/** For how many seconds anyone may keep an answer, and then still show it while asking for a newer one. */
export type CachePolicy = { readonly maxAgeSeconds: number; readonly staleSeconds?: number };

/** What visitors read: a change of an operator is seen within a minute by who comes anew, in six by who was just here. */
export const publicCachePolicy: CachePolicy = { maxAgeSeconds: 60, staleSeconds: 300 };

export const cacheControl = ({ maxAgeSeconds, staleSeconds }: CachePolicy): string =>
  ['public', `max-age=${maxAgeSeconds}`, ...(staleSeconds === undefined ? [] : [`stale-while-revalidate=${staleSeconds}`])].join(', ');
