/**
 * Keys of local storage. Nothing personal is stored but the id that a member asked to save (spec 001 §4); a popup's key
 * holds when it may be shown again.
 */
export type StoredKey = 'token' | 'savedServiceId' | PopupKey;

export type PopupKey = `popup:${string}`;

/** Returns null if absent or if storage is forbidden: the site works without it, but nothing outlives the page. */
export const readStored = (key: StoredKey): string | null =>
  attempt('localStorage', (storage) => storage.getItem(key)) ?? null;

export const store = (key: StoredKey, value: string): void =>
  attempt('localStorage', (storage) => storage.setItem(key, value));

export const removeStored = (key: StoredKey): void => attempt('localStorage', (storage) => storage.removeItem(key));

/**
 * Session storage: closed popups, the draft of a consultation, a verification that continues in this tab, the request
 * of a verification window, that a sign-up was completed on this page, and the steps that tests inspect.
 */
export type SessionKey = PopupKey | 'inquiry-draft' | 'inspection' | 'joined' | 'verification' | 'verification-window';

/** Returns null if absent or if storage is forbidden. */
export const readForSession = (key: SessionKey): string | null =>
  attempt('sessionStorage', (storage) => storage.getItem(key)) ?? null;

/** Returns the parsed JSON of a session storage entry; null if absent or not valid JSON. */
export function readJsonForSession(key: SessionKey): unknown {
  try {
    return JSON.parse(readForSession(key) ?? 'null');
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

export const storeForSession = (key: SessionKey, value: string): void =>
  attempt('sessionStorage', (storage) => storage.setItem(key, value));

export const removeForSession = (key: SessionKey): void =>
  attempt('sessionStorage', (storage) => storage.removeItem(key));

function attempt<T>(area: 'localStorage' | 'sessionStorage', access: (storage: Storage) => T): T | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    // Null in web views whose storage is switched off.
    const storage: Storage | null = window[area];
    return storage ? access(storage) : undefined;
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
