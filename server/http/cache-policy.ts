/** How long a response may be cached publicly, and then still be used while it is revalidated. */
export type CachePolicy = { readonly maxAgeSeconds: number; readonly staleSeconds?: number };

/**
 * Public content: an operator's change is visible to new visitors within one minute, and within six to those who were
 * just here.
 */
export const publicCachePolicy: CachePolicy = { maxAgeSeconds: 60, staleSeconds: 300 };

export const cacheControl = ({ maxAgeSeconds, staleSeconds }: CachePolicy): string =>
  [
    'public',
    `max-age=${maxAgeSeconds}`,
    ...(staleSeconds === undefined ? [] : [`stale-while-revalidate=${staleSeconds}`]),
  ].join(', ');
