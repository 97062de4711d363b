/** What the browser keeps between visits; nothing personal but the id that a member asked to save (spec 001 §4). */
export type StoredKey = 'token' | 'savedServiceId';

/** Null when absent, or where storage is forbidden: then the visit works, and is forgotten when it ends. */
export const readStored = (key: StoredKey): string | null => attempt((storage) => storage.getItem(key)) ?? null;

export const store = (key: StoredKey, value: string): void => attempt((storage) => storage.setItem(key, value));

export const removeStored = (key: StoredKey): void => attempt((storage) => storage.removeItem(key));

function attempt<T>(access: (storage: Storage) => T): T | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    return access(window.localStorage);
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
