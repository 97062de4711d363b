import { readForSession, removeForSession, storeForSession } from '#src/api/stored.ts';

const storageKey = 'logged-out';

/** Marks that a members' page is reloaded after a logout, so that it confirms the logout instead of requiring a login. */
export const noteLogout = (): void => storeForSession(storageKey, 'yes');

/** Returns whether this page was reloaded after a logout, and removes the mark. Called once, at startup. */
export function takeLogout(): boolean {
  const isMarked = readForSession(storageKey) !== null;
  if (isMarked) removeForSession(storageKey);
  return isMarked;
}
