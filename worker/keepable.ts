const oldest = 30 * 24 * 60 * 60_000;

/** Whether an answer is a whole one of this origin that came from where it was asked for. */
export const isWhole = ({ status, type, redirected }: Pick<Response, 'status' | 'type' | 'redirected'>): boolean => status === 200 && type === 'basic' && !redirected;

/** Whether an answer of the API is anybody's: said so by the server, to a request that named nobody. */
export const isPublicRead = (asked: Headers, answered: Headers): boolean =>
  !asked.has('Authorization') && /^public\b/.test(answered.get('Cache-Control') ?? '') && !answered.get('Vary')?.toLowerCase().includes('authorization');

/** Whether what was kept is too old to be shown: a month. */
export const isTooOld = (kept: Headers, now: number): boolean => now - Date.parse(kept.get('Date') ?? '') > oldest;
