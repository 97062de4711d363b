/**
 * Marks that a members' page is reloaded after a logout, so that it confirms the logout instead of requiring a login.
 * The history entry survives the reload even where storage is full or forbidden.
 */
export const noteLogout = (): void => window.history.replaceState({ ...window.history.state, isLoggedOut: true }, '');

/**
 * Returns whether this page was reloaded after a logout, and removes the mark; false on the server. Called once, at
 * startup.
 */
export function takeLogout(): boolean {
  if (typeof window === 'undefined') return false;
  const { isLoggedOut, ...state } = window.history.state ?? {};
  if (isLoggedOut === true) window.history.replaceState(state, '');
  return isLoggedOut === true;
}
