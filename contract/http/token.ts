/**
 * Returns the session id of a token `<sessionId>.<secret>`, which rotation preserves. The id is not a secret. A token
 * without a dot is its own id.
 */
export const sessionOf = (token: string): string => token.replace(/\..*/, '');

/** Returns whether a token replaces another one of the same session, so that cached data stays valid. */
export const isRenewal = (token: string, previous: string): boolean =>
  token !== previous && sessionOf(token) === sessionOf(previous);
