const maxAgeMs = 30 * 24 * 60 * 60_000;

/** Returns whether a response is complete, same-origin and not redirected. */
export const isCacheable = ({ status, type, redirected }: Pick<Response, 'status' | 'type' | 'redirected'>): boolean =>
  status === 200 && type === 'basic' && !redirected;

/**
 * Returns whether an API response is the same for every user: the server declares it public, and the request had no
 * token.
 */
export const isPublic = (request: Headers, response: Headers): boolean =>
  !request.has('Authorization') &&
  /^public\b/.test(response.get('Cache-Control') ?? '') &&
  !response.get('Vary')?.toLowerCase().includes('authorization');

/** Returns whether a cached response is more than 30 days old and must not be shown any more. */
export const isExpired = (cached: Headers, now: number): boolean =>
  now - Date.parse(cached.get('Date') ?? '') > maxAgeMs;
