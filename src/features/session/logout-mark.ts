import { readForSession, removeForSession, storeForSession } from '#src/api/stored.ts';

const place = 'logged-out';

/** Marks that a members' page is reloaded after a logout: it then says so, instead of that it needs a login. */
export const noteLogout = (): void => storeForSession(place, 'yes');

/** Whether this page was so; asked once, when it begins. */
export function takeLogout(): boolean {
  const isMarked = readForSession(place) !== null;
  if (isMarked) removeForSession(place);
  return isMarked;
}
