/** Returns the content of a storage, by key. */
export const storedIn = (storage: Storage): Record<string, string> => Object.fromEntries(Object.entries(storage));
