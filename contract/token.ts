/**
 * The session that a token is of, which stays when the password check renews the token: `<session>.<secret>`. The name is known to the
 * session's member and opens nothing; what a token of another shape is of, only it is.
 */
export const sessionOf = (token: string): string => token.replace(/\..*/, '');

/** Whether a token takes the place of another in the same session, so that what is shown stays. */
export const isRenewal = (token: string, of: string): boolean => token !== of && sessionOf(token) === sessionOf(of);
