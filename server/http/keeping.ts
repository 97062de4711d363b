/** For how many seconds anyone may keep an answer, and then still show it while asking for a newer one. */
export type Keeping = { readonly maxAge: number; readonly stale?: number };

/** What visitors read: a change of an operator is seen within a minute by who comes anew, in six by who was just here. */
export const publicRead: Keeping = { maxAge: 60, stale: 300 };

export const cacheControl = ({ maxAge, stale }: Keeping): string =>
  ['public', `max-age=${maxAge}`, ...(stale === undefined ? [] : [`stale-while-revalidate=${stale}`])].join(', ');
